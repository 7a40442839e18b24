import type { statementIdListNames } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { userTypeNames } from '@/lib/contracts/statements/statements';
import { dictionaries, dictionaryNames } from '../../data/dictionaries';
import { metroStations, places } from '../../data/gazetteer';

type ListName = (typeof statementIdListNames)[number];

const idsOf = (rows: readonly { id: number }[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id));
const districts = places.cities.flatMap((city) => city.districts);

/** The ids of every list that a dictionary or the gazetteer fixes. Streets, people and projects come and go: an unknown one finds nothing. */
const knownIds: ReadonlyMap<string, ReadonlySet<number>> = new Map([
  ...dictionaryNames.map((name) => [name, idsOf(dictionaries[name])] as const),
  ['cities', idsOf(places.cities)],
  ['districts', idsOf(districts)],
  ['urbans', idsOf(districts.flatMap((district) => district.urbans))],
  ['metro_station_ids', idsOf(metroStations)],
  ['owner_types', new Set(userTypeNames.map((_, index) => index + 1))],
]);

/** Message keys for the lists of the filters that name an id unknown to its dictionary. */
export function unknownIdErrors(filters: StatementFilters): Record<string, string[]> {
  const wrong = [...knownIds].filter(([name, known]) => (filters[name as ListName] ?? []).some((id) => !known.has(id)));
  return Object.fromEntries(wrong.map(([name]) => [name, ['errors.field_unknown_id']]));
}
