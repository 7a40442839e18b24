import type { Aggregation } from './search.client';
import type { Dsl } from './search.dsl';
import type { Sequence } from './search.price-sequences';

/** Rows without their contents: only what they are sorted by. */
export const listed = { _source: false, stored_fields: '_none_', track_total_hits: false };

export const numberOf = (aggregation: unknown): number | null => (aggregation as Aggregation | undefined)?.value ?? null;
const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
};

export const minOf = (sequences: readonly Sequence[]): Dsl =>
  Object.fromEntries(sequences.map(({ field }) => [`min-${field}`, { min: { field } }]));

/** The least of the typed prices as prices are compared. */
export const lowestIn = (
  sequences: readonly Sequence[],
  found: Record<string, unknown>,
  name = (field: string) => `min-${field}`,
) =>
  least(
    sequences.map(({ field, compared }) => {
      const stored = numberOf(found[name(field)]);
      return stored === null ? null : compared(stored);
    }),
  );
