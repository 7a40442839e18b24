import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { NamedPlace, PlaceNames } from './items';

const isSame = (left: NamedPlace, right: NamedPlace): boolean => left.name === right.name && left.id === right.id;

function contains(outer: NamedPlace, inner: NamedPlace): boolean {
  if (outer.name === inner.name) return false;
  if (outer.name === 'cities') return inner.cityId === outer.id;
  if (outer.name === 'districts') return inner.districtId === outer.id;
  return outer.name === 'urbans' && inner.urbanId === outer.id;
}

/** Whether the list can leave a place out: by naming the other districts or neighbourhoods around it. */
export const isExcludable = ({ name }: NamedPlace): boolean => name === 'districts' || name === 'urbans';

/** The parts of a place without those that are left out, as few as possible. */
function rest(place: NamedPlace, excluded: readonly NamedPlace[], partsOf: PlaceNames['partsOf']): NamedPlace[] {
  if (excluded.some((other) => isSame(place, other) || contains(other, place))) return [];
  if (!excluded.some((other) => contains(place, other))) return [place];
  return partsOf(place).flatMap((part) => rest(part, excluded, partsOf));
}

/**
 * The filters of the places that a sentence names, the narrowest of those that contain one another, without those that it leaves out.
 * Places that are only left out mean the rest of their city.
 */
export function placeFilters(
  named: readonly NamedPlace[],
  excluded: readonly NamedPlace[],
  partsOf: PlaceNames['partsOf'],
): StatementFilters {
  const cities = excluded.map(
    ({ cityId }): NamedPlace => ({ name: 'cities', id: cityId, cityId, districtId: null, urbanId: null }),
  );
  const wanted = named.length > 0 ? named : cities;
  const ids = new Map<NamedPlace['name'], Set<number>>();
  for (const place of wanted.filter((outer) => !wanted.some((inner) => contains(outer, inner))))
    for (const { name, id } of rest(place, excluded, partsOf)) ids.set(name, (ids.get(name) ?? new Set()).add(id));
  return Object.fromEntries([...ids].map(([name, set]) => [name, [...set].sort((one, other) => one - other)]));
}
