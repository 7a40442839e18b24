import type { SuggestionKind } from '@/lib/contracts/locations';
import { cacheForMinute } from '../../cache/cache';
import type { Clock } from '../../ports/clock';
import type { CountRow, SuggestionsRepository } from './suggestions.repository';

/** The active statements of a place; 0 for one without any. */
export type CountOfPlace = (kind: SuggestionKind, id: number | null) => number;

const keyOf = (kind: SuggestionKind, id: number | null) => `${kind} ${id ?? 0}`;

function addUp(rows: CountRow[]): CountOfPlace {
  const counts = new Map<string, number>();
  const add = (kind: SuggestionKind, id: number, total: number) =>
    counts.set(keyOf(kind, id), (counts.get(keyOf(kind, id)) ?? 0) + total);
  for (const { total, ...row } of rows) {
    add('city', row.cityId, total);
    add('district', row.districtId, total);
    add('urban', row.urbanId, total);
    add('street', row.streetId, total);
    add('metro', row.metroStationId, total);
    add('complex', row.projectId, total);
  }
  return (kind, id) => counts.get(keyOf(kind, id)) ?? 0;
}

/** Reads how many active statements there are by place; at most a minute old, or two while a next reading is under way. */
export const createPlaceCounts = (
  { countByPlace }: Pick<SuggestionsRepository, 'countByPlace'>,
  clock: Clock,
): (() => Promise<CountOfPlace>) => cacheForMinute(clock, async () => addUp(await countByPlace()), { isStaleAllowed: true });
