import type { Item } from './items';

/** What a sentence refuses, and the words that say so. */
export type Refusal = { refused: Item[]; words: string; end: number };

const isRefusable = (item: Item | undefined): boolean =>
  item !== undefined && ['place', 'filters', 'garage', 'lease', 'metro', 'text'].includes(item.is);

/** The end of a run of things joined by "and", "or": "Gldani and Temka". */
function endOfRun(items: readonly Item[], at: number): number {
  let end = at;
  while (isRefusable(items[end])) {
    end += 1;
    if (items[end]?.is !== 'and' || !isRefusable(items[end + 1])) return end;
    end += 1;
  }
  return end;
}

const isGenitive = (raw: string | undefined): boolean => /[სs]$/i.test(raw ?? '');

/** Whether "not" belongs to what precedes it: "გლდანის გარდა", "мебели нет". */
function isBehind(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.is !== 'not') return false;
  if (item.raw === 'გარდა') return isGenitive(items[at - 1]?.raw);
  if (item.raw === 'არა') return items[at + 1] === undefined || items[at + 1]?.is === 'stop';
  return item.raw === 'გარეშე' || item.raw === 'нет';
}

/** The words of items as they were typed. */
export const wordsOf = (items: readonly Item[]): string =>
  items
    .map(({ raw }) => raw)
    .filter(Boolean)
    .join(' ');

/** Reads "except Gldani", "not a studio", "without a balcony", "გლდანის გარდა"; null for anything else. */
export function readRefusal(items: readonly Item[], at: number): Refusal | null {
  const isBefore = items[at]?.is === 'not';
  let start = isBefore ? at + 1 : at;
  while (isBefore && (items[start]?.is === 'noise' || items[start]?.is === 'dash')) start += 1;
  const end = endOfRun(items, start);
  if (end === start || !(isBefore || isBehind(items, end))) return null;
  const last = isBefore ? end : end + 1;
  return { refused: items.slice(start, end).filter(isRefusable), words: wordsOf(items.slice(at, last)), end: last };
}
