'use client';

import Cookies from 'js-cookie';
import { useSearchParams, useSelectedLayoutSegments } from 'next/navigation';
import { type Locale, useLocale } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import { routing } from '@/lib/i18n/routing';
import { localePath } from '@/lib/routes/locale-path';

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

/** Each language in its own words, so that whoever cannot read the page finds theirs. */
const names: Record<Locale, { name: string; shortName: string }> = {
  ka: { name: 'ქართული', shortName: 'ქარ' },
  en: { name: 'English', shortName: 'ENG' },
  ru: { name: 'Русский', shortName: 'РУС' },
};

/** The present page in every language, its query kept; `remember` writes the choice for a year. A slug is mapped by its own redirect. */
export function useLanguageLinks(): LanguageLink[] {
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
