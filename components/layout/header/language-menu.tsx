'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import Cookies from 'js-cookie';
import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation';
import { type Locale, useLocale } from 'next-intl';
import { useId, useSyncExternalStore } from 'react';
import { cn } from '@/lib/cn';
import { usePathname } from '@/lib/i18n/navigation';
import { routing } from '@/lib/i18n/routing';
import { localePath } from '@/lib/routes/locale-path';
import { useDisclosure } from './use-disclosure';

const COOKIE_DAYS = 365;
const noChanges = () => () => {};

type LanguageLink = {
  locale: Locale;
  name: string;
  shortName: string;
  href: string;
  isCurrent: boolean;
  remember: () => void;
};

/** Each language under its own name, so that visitors who cannot read the page find theirs. */
const names: Record<Locale, { name: string; shortName: string }> = {
  ka: { name: 'ქართული', shortName: 'ქარ' },
  en: { name: 'English', shortName: 'ENG' },
  ru: { name: 'Русский', shortName: 'РУС' },
};

/** The present page in every language, its query kept; `remember` writes the choice for a year. A slug is mapped by its own redirect. */
function useLanguageLinks(): LanguageLink[] {
  const current = useLocale();
  const query = useSearchParams().toString();
  const path = usePathname();
  const isError = useSelectedLayoutSegments().includes('error');
  const isHydrated = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  // An error page is a rewrite: the server knows its inner address alone, and both sides must first render the same.
  const shown = isError && !isHydrated ? '/' : path;
  return routing.locales.map((locale) => ({
    locale,
    ...names[locale],
    href: `${localePath(locale, shown)}${query === '' ? '' : `?${query}`}`,
    isCurrent: locale === current,
    remember: () => void Cookies.set('NEXT_LOCALE', locale, { expires: COOKIE_DAYS, sameSite: 'lax' }),
  }));
}

interface LanguageMenuProps {
  label: string;
  className?: string;
  /** Whether phones show only the globe, for lack of space; the label of the button names the language. */
  isIconOnPhones?: boolean;
}

/** The present language; a press shows the page in the others. */
export function LanguageMenu({ label, className, isIconOnPhones = false }: LanguageMenuProps) {
  const { isOpen, setIsOpen, rootRef, triggerRef, rootProps } = useDisclosure<HTMLDivElement>();
  const links = useLanguageLinks();
  const listId = useId();
  const current = links.find((link) => link.isCurrent);
  return (
    <div ref={rootRef} className="relative" {...rootProps}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={`${label}: ${current?.name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={cn('inline-flex items-center gap-1.5', className)}
      >
        <GlobeIcon aria-hidden="true" className="size-4" />
        <span className={cn(isIconOnPhones && 'max-sm:sr-only')}>{current?.name}</span>
        <CaretDownIcon weight="bold" aria-hidden="true" className={cn('size-3 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 mt-1.5 min-w-42 rounded-card bg-surface p-2 text-ink shadow-sh-3 ring ring-line"
      >
        {isOpen
          ? links.map((link) => (
              <li key={link.locale}>
                <a
                  href={link.href}
                  lang={link.locale}
                  hrefLang={link.locale}
                  aria-current={link.isCurrent ? 'true' : undefined}
                  onClick={link.remember}
                  className="type-ui flex min-h-11 items-center rounded-control px-3 font-normal hover:bg-tuff-100 aria-current:bg-brand-soft aria-current:font-medium aria-current:text-brand-text"
                >
                  {link.name}
                </a>
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

/** The switch of the mobile menu: one link for each language. */
export function LanguageSegments({ label }: { label: string }) {
  return (
    <nav aria-label={label} className="min-w-0 flex-1">
      <ul className="flex min-h-11 gap-0.5 rounded-control bg-tuff-100 p-1">
        {useLanguageLinks().map((link) => (
          <li key={link.locale} className="flex flex-1">
            <a
              href={link.href}
              lang={link.locale}
              hrefLang={link.locale}
              aria-label={`${link.shortName}, ${link.name}`}
              aria-current={link.isCurrent ? 'true' : undefined}
              onClick={link.remember}
              className="hit type-ui flex min-h-10 flex-1 items-center justify-center rounded-[9px] px-2 text-ink-2 transition-colors hover:text-ink aria-current:bg-surface aria-current:font-semibold aria-current:text-ink aria-current:shadow-sh-1"
            >
              {link.shortName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
