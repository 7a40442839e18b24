import { type Locale, locales } from '@/lib/contracts/locales';

/** The address of one page in a language, as a path from the site's root. */
export type PathIn = (locale: Locale) => string;

export type Alternates = { canonical: string; languages: Record<Locale | 'x-default', string> };

/**
 * The canonical address of a page and its versions in every language, itself included; other languages get the
 * Georgian one. Every version lists the same set, so that the links are mutual.
 */
export function alternatesOf(locale: Locale, pathIn: PathIn): Alternates {
  const languages = Object.fromEntries(locales.map((language) => [language, pathIn(language)])) as Record<Locale, string>;
  return { canonical: languages[locale], languages: { ...languages, 'x-default': languages.ka } };
}
