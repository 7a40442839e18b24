import type { Locale } from '@/lib/contracts/common';
import type { CityKind } from '@/lib/contracts/locations';
import { cityIds } from '@/lib/domain/place/place-index';
import { isResort } from '../../data/gazetteer';
import type { CityRow } from './locations.repository';
import type { CountOfPlace } from './place-counts';

const municipality = /მუნიციპალიტეტი$/;

export function kindOfCity({ id, name }: Pick<CityRow, 'id' | 'name'>): CityKind {
  if (id === cityIds.tbilisi) return 'capital';
  if (municipality.test(name.ka)) return 'municipality';
  return isResort(id) ? 'resort' : 'city';
}

const groups: Record<CityKind, number> = { capital: 0, city: 1, resort: 1, municipality: 2 };

/**
 * The order of every list of cities: the capital, the towns and resorts with the most active statements first, and the municipalities
 * in the alphabet of the language. Equal ones go by name.
 */
export function orderCities(rows: readonly CityRow[], locale: Locale, countOf: CountOfPlace): CityRow[] {
  const collator = new Intl.Collator(locale);
  const keyOf = (row: CityRow) => {
    const kind = kindOfCity(row);
    return { row, group: groups[kind], count: kind === 'municipality' ? 0 : countOf('city', row.id) };
  };
  return rows
    .map(keyOf)
    .sort(
      (left, right) =>
        left.group - right.group || right.count - left.count || collator.compare(left.row.name[locale], right.row.name[locale]),
    )
    .map(({ row }) => row);
}
