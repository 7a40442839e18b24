/** Apart from the schemas, so that a page that only needs the languages does not load the validator with them. */
export const locales = ['ka', 'en', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** The language of addresses without a prefix. */
export const defaultLocale = 'ka' satisfies Locale;

/** One value for each language. */
export const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

const prefixed = locales.filter((locale) => locale !== defaultLocale);

/** Splits an address into its language and the path without the prefix; a path without a prefix is Georgian. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const first = pathname.slice(1).split('/', 1)[0] ?? '';
  const locale = prefixed.find((name) => name === first);
  return locale ? { locale, path: pathname.slice(first.length + 1) || '/' } : { locale: defaultLocale, path: pathname };
}
