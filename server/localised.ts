import type { Locale, Localised } from '@/lib/contracts/common';

/** A row's id with its name in the requested language and in all of them. */
export const toNamedItem = ({ id, name }: { id: number; name: Localised }, locale: Locale) => ({
  id,
  display_name: name[locale],
  display_names: name,
});
