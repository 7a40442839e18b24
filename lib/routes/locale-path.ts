import { defaultLocale, type Locale } from '@/lib/contracts/locales';

/** The address of a path in a language: Georgian has no prefix. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
