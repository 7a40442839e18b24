import type { Condition } from '@aivani/search-index/condition';
import { filtersOf } from '@/lib/contracts/statements/filters';
import { everything } from './search.condition';
import type { SearchIndex } from './search.index';

const hasFlag = (field: string): Condition => ({ kind: 'flag', field });

/**
 * Compares two indexes of the same rows: the counts by every option and key, of every flag, and the spread of numbers.
 * @param nowMs moments are compared on both sides of it
 * @returns the fields that differ
 */
export async function differingFields(one: SearchIndex, other: SearchIndex, nowMs: number): Promise<string[]> {
  const grouped = [...new Set(filtersOf('option', 'options', 'key', 'place').map(({ field }) => field))].filter(
    (field) => field !== 'id',
  );
  const flags = filtersOf('flag').flatMap((filter) =>
    'options' in filter || 'notOptions' in filter || 'least' in filter ? [] : [filter.field],
  );
  const numbers = [...filtersOf('range').map(({ field }) => field), ...filtersOf('price').flatMap(({ fields }) => [...fields])];
  const differing: string[] = [];
  for (const field of grouped) {
    const [first, second] = await Promise.all([one.countBy(everything, field), other.countBy(everything, field)]);
    if (first.size !== second.size || [...first].some(([value, count]) => second.get(value) !== count)) differing.push(field);
  }
  const conditions = [
    ...flags.map((field) => [field, hasFlag(field)] as const),
    ...numbers.flatMap((field) =>
      thresholds.map((from) => [field, { kind: 'between', field, from } satisfies Condition] as const),
    ),
    ['vipUntil', { kind: 'between', field: 'vipUntil', above: nowMs } satisfies Condition] as const,
    ['createdAt', { kind: 'between', field: 'createdAt', above: nowMs } satisfies Condition] as const,
  ];
  const counted = conditions.map(([, condition]) => condition);
  const [first, second] = await Promise.all([one.count(counted), other.count(counted)]);
  for (const [position, [field]] of conditions.entries()) if (first[position] !== second[position]) differing.push(field);
  return [...new Set(differing)];
}

/** Of square metres, floors, centimetres and minor units. */
const thresholds = [0, 1, 3, 50, 80, 120, 270, 50_000, 100_000, 10_000_000, 25_000_000];
