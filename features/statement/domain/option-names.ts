import type { Locale } from '@/lib/contracts/common';
import type { FilterParameters } from '@/lib/contracts/parameters';

/** The name of a dictionary's option in the visitor's language; null for none and for an id that the dictionary does not know. */
export type OptionNames = (dictionary: string, id: number | null) => string | null;

export function optionNames(dictionaries: FilterParameters['dictionaries'], locale: Locale): OptionNames {
  return (dictionary, id) =>
    id === null ? null : (dictionaries[dictionary]?.find((option) => option.id === id)?.display_names[locale] ?? null);
}
