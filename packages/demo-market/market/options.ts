import { type DictionaryEntry, type DictionaryName, findOfferedEntries } from '@/server/data/dictionaries';
import type { Random } from '../random';
import type { StatementKind } from './kinds';

const offered = new Map<string, readonly DictionaryEntry[]>();

/** The dictionary entries of a kind; cached, as a large seed reads them millions of times. */
export function offeredEntries(name: DictionaryName, { typeId, dealId }: StatementKind): readonly DictionaryEntry[] {
  const key = `${name} ${typeId} ${dealId}`;
  const known = offered.get(key) ?? findOfferedEntries(name, { realEstateTypeId: typeId, dealTypeId: dealId });
  offered.set(key, known);
  return known;
}

/** Chances by option id; an option without one is never drawn. */
export type OptionWeights = Readonly<Record<number, number>>;

/** Draws an option that the dictionaries offer for the kind; null when they offer none of the weighted ones. */
export function drawOption(random: Random, name: DictionaryName, kind: StatementKind, weights: OptionWeights): number | null {
  const entries = offeredEntries(name, kind)
    .map((entry) => [entry.id, weights[entry.id] ?? 0] as const)
    .filter(([, weight]) => weight > 0);
  return entries.length === 0 ? null : random.weighted(entries);
}
