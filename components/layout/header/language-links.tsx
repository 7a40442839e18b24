'use client';

import Cookies from 'js-cookie';
import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation';
import { type Locale, useLocale } from 'next-intl';
import { usePathname } from '@/lib/i18n/navigation';
import { routing } from '@/lib/i18n/routing';
import { localePath } from '@/lib/routes/locale-path';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { languageNames } from './language-names';

const COOKIE_DAYS = 365;

type LanguageLink = {
  locale: Locale;
  name: string;
  shortName: string;
  href: string;
  isCurrent: boolean;
  remember: () => void;
};

/**
 * The current page in every language, with its query; `remember` stores the choice for a year. Slugs are redirected to their translation.
 */
function useLanguageLinks(): LanguageLink[] {
  const current = useLocale();
  const query = useSearchParams().toString();
  const path = usePathname();
  const isError = useSelectedLayoutSegments().includes('error');
  const isHydrated = useIsHydrated();
  // An error page is a rewrite: the server has only its internal address, and both sides must first render the same.
  const shown = isError && !isHydrated ? '/' : path;
  return routing.locales.map((locale) => ({
    locale,
    ...languageNames[locale],
    href: `${localePath(locale, shown)}${query === '' ? '' : `?${query}`}`,
    isCurrent: locale === current,
    remember: () => void Cookies.set('NEXT_LOCALE', locale, { expires: COOKIE_DAYS, sameSite: 'lax' }),
  }));
}

/** The items of the header's menu. */
export function LanguageItems() {
  return useLanguageLinks().map((link) => (
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
  ));
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
