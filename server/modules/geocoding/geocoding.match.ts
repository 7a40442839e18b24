import type { Localised } from '@/lib/contracts/common';

/** The words of a name, each list in one language. */
export type NameTerms = string[][];

const wordPattern = /[\p{L}\p{N}]+/gu;

/** Lower-case words without marks; Russian ё is е, and Georgian capitals are the small letters everybody types. */
export function tokenize(text: string): string[] {
  return text.toLowerCase().replaceAll('ё', 'е').normalize('NFC').match(wordPattern) ?? [];
}

export const tokenizeName = (name: Localised): NameTerms => [name.ka, name.en, name.ru].map(tokenize);

/**
 * How well a name answers a query: 0 when it begins as the query does, 1 when every word of the query begins a word of the name
 * in the same language, null when it does not match.
 */
export function matchRank(query: string[], name: NameTerms): 0 | 1 | null {
  if (query.length === 0) return null;
  const matching = name.filter((words) => query.every((part) => words.some((word) => word.startsWith(part))));
  if (matching.length === 0) return null;
  const asked = query.join(' ');
  return matching.some((words) => words.join(' ').startsWith(asked)) ? 0 : 1;
}
