import type { Sentence, SentenceChip } from '@/lib/contracts/sentence';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { CurrencyId } from '../money/currency';

const placeNames = ['cities', 'districts', 'urbans', 'streets', 'metro_station_ids', 'projects'] as const;

export const isPlaceChip = ({ names }: SentenceChip): boolean => names.some((name) => placeNames.some((place) => place === name));

/** The filters without those of a chip. */
export function withoutChip(filters: StatementFilters, { names, id }: SentenceChip): StatementFilters {
  const kept = (name: string, value: unknown): unknown => {
    if (!names.some((other) => other === name)) return value;
    const others = id !== null && Array.isArray(value) ? value.filter((member) => member !== id) : [];
    return others.length > 0 ? others : undefined;
  };
  const entries = Object.entries(filters).map(([name, value]) => [name, kept(name, value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const isPriced = (filters: StatementFilters): boolean =>
  [filters.price_from, filters.price_to, filters.square_price_from, filters.square_price_to].some((bound) => bound !== undefined);

/** A range of the sentence replaces both chosen bounds. */
const rangeOf = (name: string): string => name.replace(/_(?:from|to)$/, '');

/**
 * The chosen filters with those of a sentence: its places join the chosen ones, everything else replaces what was chosen.
 * @param currencyId the currency of a price that names none
 */
export function withSentence(
  chosen: StatementFilters,
  { filters: named, q }: Pick<Sentence, 'filters' | 'q'>,
  currencyId: CurrencyId,
): StatementFilters {
  const namedRanges = new Set(
    Object.keys(named)
      .filter((name) => rangeOf(name) !== name)
      .map(rangeOf),
  );
  const kept = Object.fromEntries(
    Object.entries(chosen).filter(([name]) => rangeOf(name) === name || !namedRanges.has(rangeOf(name))),
  ) as StatementFilters;
  const joined = placeNames.flatMap((name) => {
    const ids = [...new Set([...(chosen[name] ?? []), ...(named[name] ?? [])])];
    return ids.length > 0 ? [[name, ids] as const] : [];
  });
  return {
    ...kept,
    ...named,
    ...Object.fromEntries(joined),
    ...(q === '' ? {} : { q }),
    ...(isPriced(named) ? { currency_id: named.currency_id ?? currencyId } : {}),
  };
}
