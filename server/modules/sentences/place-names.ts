import { idOfSuggestion, type SuggestionKind } from '@/lib/contracts/locations';
import { normaliseText } from '@/lib/domain/place/fold';
import type { Gazetteer } from '../locations/locations.gazetteer';
import type { FindablePoint } from '../locations/locations.points';
import type { GazetteerRows } from '../locations/locations.repository';
import { isStreetType, typeOfTypedWord } from '../locations/matching/type-words';
import type { NamedPlace, PlaceNames } from './items';

const filterNames: Partial<Record<SuggestionKind, NamedPlace['name']>> = {
  city: 'cities',
  district: 'districts',
  urban: 'urbans',
  street: 'streets',
  metro: 'metro_station_ids',
  complex: 'projects',
};

/** Abbreviations that mean something else next to a number. */
const typeLengthMin = 3;
const shortTypes = new Set(['ул', 'пр']);

function toNamedPlace(found: FindablePoint | null | undefined): NamedPlace | null {
  const name = found && filterNames[found.point.find_point];
  const id = found && idOfSuggestion(found.point);
  if (!name || !id) return null;
  const { city_id: cityId, district_id: districtId, urban_id: urbanId } = found.point.identifiers;
  return { name, id, cityId, districtId, urbanId };
}

const stationCostMax = 0.5;

/** "Metro Akhmeteli" is the station Akhmeteli Theatre. */
function findStation(gazetteer: Pick<Gazetteer, 'find'>, words: string): FindablePoint | undefined {
  const typed = words.split(' ');
  if (typed.length !== 2 || !typed.some((word) => typeOfTypedWord(normaliseText(word)) === 'metro')) return undefined;
  const [best] = gazetteer.find(words);
  return best && best.place.point.find_point === 'metro' && best.cost <= stationCostMax ? best.place : undefined;
}

function partsOf({ districts, urbans }: GazetteerRows, name: NamedPlace['name'], id: number): NamedPlace[] {
  if (name === 'cities')
    return districts
      .filter(({ cityId }) => cityId === id)
      .map((row) => ({ name: 'districts', id: row.id, cityId: id, districtId: row.id, urbanId: null }));
  if (name !== 'districts') return [];
  return urbans
    .filter(({ districtId }) => districtId === id)
    .map((row) => ({ name: 'urbans', id: row.id, cityId: row.cityId, districtId: id, urbanId: row.id }));
}

/** The gazetteer as the reading of a sentence needs it. */
export const toPlaceNames = (
  gazetteer: Pick<Gazetteer, 'rows' | 'find' | 'hasWord' | 'findNamed' | 'findMisspelled'>,
): PlaceNames => ({
  hasWord: gazetteer.hasWord,
  findNamed: (words) => toNamedPlace(gazetteer.findNamed(words) ?? findStation(gazetteer, words)),
  findMisspelled: (word) => toNamedPlace(gazetteer.findMisspelled(word)),
  partsOf: ({ name, id }) => partsOf(gazetteer.rows, name, id),
  isType: (word) => {
    const type = word.length >= typeLengthMin || shortTypes.has(word) ? typeOfTypedWord(normaliseText(word)) : undefined;
    return type !== undefined && (isStreetType(type) || type === 'metro' || type === 'quarter');
  },
});
