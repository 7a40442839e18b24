import { type Locale, locales } from '@/lib/contracts/locales';

const prefixed = locales.filter((locale) => locale !== 'ka');

/** Splits an address into its language and the path without the prefix; a path without a prefix is Georgian. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ''] = pathname.split('/');
  const locale = prefixed.find((name) => name === first);
  return locale ? { locale, path: pathname.slice(first.length + 1) || '/' } : { locale: 'ka', path: pathname };
}

/** The address of a path in a language: Georgian has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'ka') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
