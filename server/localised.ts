import type { Locale, Localised } from '@/lib/contracts/common';

/** One value per language, each made from its language. */
export const perLocale = <T>(make: (locale: Locale) => T) => ({ ka: make('ka'), en: make('en'), ru: make('ru') });

/** A row's id with its name in the requested language and in all of them. */
export const toNamedItem = ({ id, name }: { id: number; name: Localised }, locale: Locale) => ({
  id,
  display_name: name[locale],
  display_names: name,
});
