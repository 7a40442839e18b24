import { distanceMetres } from '@/lib/domain/place/map-bounds';
import { type AddressTerms, parseAddress, termSimilarity } from './geocoding.address-terms';
import type { GeocodedKind, GeocodedPlace } from './geocoding.index';

export type Point = { latitude: number; longitude: number };
/** A place that an address means, and the number of the house where the address has one. */
export type FoundAddress = { place: GeocodedPlace; houseNumber: string };

const resultsMax = 5;
const capitalId = 1;
/** The score of each match. Of two that match equally well the capital's is meant, and an avenue before a street. */
const weights = {
  own: 4,
  around: 2,
  wholeName: 3,
  unexplained: -4,
  kind: 3,
  otherKind: -2,
  number: 3,
  otherNumber: -3,
  capital: 0.5,
  avenue: 0.4,
};
const streetKinds = ['street', 'avenue', 'lane', 'square', 'highway'] as const;

const best = (values: number[]): number => Math.max(0, ...values);
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** Whether an address names a house or a street, and not only a place. */
const isOfStreet = ({ kinds, numbers }: AddressTerms): boolean =>
  numbers.length > 0 || streetKinds.some((kind) => kinds.has(kind));

/** Kinds and numbers that both count: "Rustaveli Avenue" is not Rustaveli Street, and the third quarter is not the fifth. */
function agreement(query: AddressTerms, name: AddressTerms): number {
  const kind = [...name.kinds].some((own) => query.kinds.has(own)) ? weights.kind : query.kinds.size > 0 ? weights.otherKind : 0;
  const isNumbered = name.numbers.length > 0;
  const number = name.numbers.some((own) => query.numbers.includes(own)) ? weights.number : isNumbered ? weights.otherNumber : 0;
  return kind + number + (name.kinds.has('avenue') ? weights.avenue : 0);
}

/** How well one language's name and the places around it answer an address; null where more is left unexplained than explained. */
function scoreOf(query: AddressTerms, name: AddressTerms, { surroundingTerms }: GeocodedPlace): number | null {
  const own = query.significant.map((typed) => best(name.significant.map((word) => termSimilarity(typed, word))));
  if (sum(own) === 0) return null;
  const around = query.significant.map((typed, index) =>
    own[index] === 0 ? best(surroundingTerms.map((word) => termSimilarity(typed, word))) : 0,
  );
  const explained = own.filter((value, index) => value > 0 || (around[index] ?? 0) > 0).length;
  const unexplained = query.significant.length - explained;
  if (unexplained >= explained) return null;
  const named = name.significant.filter((word) => query.significant.some((typed) => termSimilarity(typed, word) > 0)).length;
  return (
    weights.own * sum(own) +
    weights.around * sum(around) +
    weights.wholeName * (named / name.significant.length) +
    weights.unexplained * unexplained +
    agreement(query, name)
  );
}

/** The places that an address means, the likeliest first; none where no word of it is known. */
export function findAddress(address: string, places: readonly GeocodedPlace[]): FoundAddress[] {
  const query = parseAddress(address);
  const meansStreet = isOfStreet(query);
  const scored = places.flatMap((place) => {
    const scores = place.nameTerms.flatMap((name) => scoreOf(query, name, place) ?? []);
    if (scores.length === 0) return [];
    const kind = (place.kind === 'street') === meansStreet ? weights.kind : 0;
    return [{ place, score: Math.max(...scores) + kind + (place.cityId === capitalId ? weights.capital : 0) }];
  });
  return scored
    .sort((left, right) => right.score - left.score)
    .slice(0, resultsMax)
    .map(({ place }) => {
      const own = new Set(place.nameTerms.flatMap(({ numbers }) => numbers));
      const houseNumber = query.numbers.find((number) => !own.has(number)) ?? '';
      return { place, houseNumber: place.kind === 'street' ? houseNumber : '' };
    });
}

/** How far a place may reach from its one known point, by kind. */
const reachMetres: Readonly<Record<GeocodedKind, number>> = { street: 700, urban: 6000, district: 6000, city: 25_000 };

function nearest(point: Point, kind: GeocodedKind, places: readonly GeocodedPlace[]): GeocodedPlace | undefined {
  let found: GeocodedPlace | undefined;
  let foundMetres = reachMetres[kind];
  for (const place of places) {
    if (place.kind !== kind) continue;
    const metres = distanceMetres(point, place);
    if (metres > foundMetres) continue;
    found = place;
    foundMetres = metres;
  }
  return found;
}

/**
 * What is at a point, smallest first: the nearest street, its neighbourhood, its city; none far from every town. The street gives
 * the neighbourhood better than the middles of neighbourhoods, which differ in size.
 */
export function findPoint(point: Point, places: readonly GeocodedPlace[]): GeocodedPlace[] {
  const street = nearest(point, 'street', places);
  const named = (kind: GeocodedKind, id: number | null | undefined) =>
    places.find((place) => place.kind === kind && place.id === id);
  const urban = street ? named('urban', street.urbanId) : nearest(point, 'urban', places);
  const city = named('city', street?.cityId ?? urban?.cityId) ?? nearest(point, 'city', places);
  return [street, urban, city].flatMap((place) => place ?? []);
}
