import type { Locale } from '../locales';

const patterns: Readonly<Record<Locale, RegExp>> = {
  ka: /^\/s(?:$|[/?][^\s\\]*$)/,
  en: /^\/en\/s(?:$|[/?][^\s\\]*$)/,
  ru: /^\/ru\/s(?:$|[/?][^\s\\]*$)/,
};

/** Whether an address is a list of statements on this site in that language; a browser reads a backslash as a way to another site. */
export const isSearchAddress = (locale: Locale, address: string): boolean => patterns[locale].test(address);
