import type { Locale, Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import { idOfSuggestion, type Suggestion } from '@/lib/contracts/locations';
import type { Gazetteer } from './locations.gazetteer';
import { joinNames } from './locations.mapper';
import type { SuggestedPoint } from './locations.points';
import type { LocationsService } from './locations.service';
import { houseNumberOf } from './matching/query-words';
import type { CountOfPlace } from './place-counts';
import type { NumberedStatement, SuggestionsRepository } from './suggestions.repository';

export type SuggestionQuery = { query: string; queryLengthMin: number; locale: Locale; userId: number | null };
export type Suggestions = { suggestions: Suggestion[]; nearest: Localised[] };
export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export type SuggestionsParts = {
  repository: SuggestionsRepository;
  locations: Pick<LocationsService, 'readGazetteer'>;
  readCounts: () => Promise<CountOfPlace>;
};

const countMax = 30;
/** So that streets of a name never push out its stations. */
const kindCountMax = 8;
/** Above this a match is a guess. */
const costMax = 1.1;
/** How much worse than the best match one may be. */
const costSpread = 0.7;
const nearestCountMax = 3;
const statementCountMax = 4;
/** A statement's number or the end of a phone number. */
const numberPattern = /^[№#+\s]*(\d[\d\s-]{2,14}\d)$/;
const numberLengthMax = 12;
const popularityWeight = 0.015;

/** Maximum number of one kind, in the order given. */
function limitKinds<T extends { find_point: string }>(points: T[]): T[] {
  const taken = new Map<string, number>();
  return points.filter(({ find_point: kind }) => {
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= kindCountMax;
  });
}

function toStatementPoint(statement: NumberedStatement, { rows, streetsById }: Gazetteer): SuggestedPoint {
  const number = String(statement.id);
  const names = [
    streetsById.get(statement.streetId ?? 0)?.name,
    rows.urbans.find(({ id }) => id === statement.urbanId)?.name,
    rows.cities.find(({ id }) => id === statement.cityId)?.name,
  ];
  return {
    location_names: joinNames([perLocale(() => number), ...names]),
    find_point: 'statement',
    identifiers: {
      city_id: statement.cityId,
      district_id: statement.districtId,
      urban_id: statement.urbanId,
      street_id: statement.streetId,
      metro_station_id: null,
      project_id: null,
      statement_id: statement.id,
    },
    handover: null,
    lat: statement.latitude ?? 0,
    lng: statement.longitude ?? 0,
  };
}

/** What a visitor may mean by a few letters: places, stations, complexes, and statements by their number. */
export function createSuggestionsService({ repository, locations, readCounts }: SuggestionsParts) {
  async function findStatements(query: string, userId: number | null): Promise<NumberedStatement[]> {
    const digits = numberPattern.exec(query)?.[1]?.replace(/\D/g, '') ?? '';
    if (digits === '' || digits.length > numberLengthMax) return [];
    return repository.findByNumber(digits, userId, statementCountMax);
  }

  async function findPlaces(query: string): Promise<SuggestedPoint[]> {
    const [gazetteer, countOf] = await Promise.all([locations.readGazetteer(), readCounts()]);
    const popularity = (point: SuggestedPoint) =>
      popularityWeight * Math.log10(1 + countOf(point.find_point, idOfSuggestion(point)));
    const found = gazetteer
      .find(query)
      .map(({ place: { point }, cost }) => ({ point, cost: cost - popularity(point) }))
      .sort((left, right) => left.cost - right.cost);
    const least = found[0]?.cost ?? 0;
    return limitKinds(found.filter(({ cost }) => cost <= Math.min(costMax, least + costSpread)).map(({ point }) => point));
  }

  return {
    /** The known ones among the places of the keys, in their order. */
    async describe(keys: readonly string[], locale: Locale): Promise<Suggestion[]> {
      const [gazetteer, countOf] = await Promise.all([locations.readGazetteer(), readCounts()]);
      return keys.flatMap((key) => {
        const point = gazetteer.pointOf(key);
        if (!point) return [];
        const statements_count = countOf(point.find_point, idOfSuggestion(point));
        return [{ ...point, locations: point.location_names[locale], statements_count, house_number: null }];
      });
    },

    /** The best match first; similar spellings when nothing matches. */
    async suggest({ query, queryLengthMin, locale, userId }: SuggestionQuery): Promise<Suggestions> {
      const text = query.trim();
      if (text.length < queryLengthMin) return { suggestions: [], nearest: [] };
      const gazetteer = await locations.readGazetteer();
      const countOf = await readCounts();
      const statements = (await findStatements(text, userId)).map((row) => ({ row, point: toStatementPoint(row, gazetteer) }));
      const house_number = houseNumberOf(text);
      const suggestions = [
        ...statements.map(({ point, row }) => ({ point, statements_count: row.isActive ? 1 : 0 })),
        ...(await findPlaces(text)).map((point) => ({
          point,
          statements_count: countOf(point.find_point, idOfSuggestion(point)),
        })),
      ].map(({ point, statements_count }) => ({
        ...point,
        locations: point.location_names[locale],
        statements_count,
        house_number: point.find_point === 'street' ? house_number : null,
      }));
      const nearest = suggestions.length > 0 ? [] : gazetteer.findNearest(text, nearestCountMax).map(firstNames);
      return { suggestions: suggestions.slice(0, countMax), nearest };
    },
  };
}

const firstNames = ({ location_names: names }: SuggestedPoint): Localised => ({
  ka: names.ka.split(', ')[0] ?? '',
  en: names.en.split(', ')[0] ?? '',
  ru: names.ru.split(', ')[0] ?? '',
});
