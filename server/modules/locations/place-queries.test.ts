import { describe, expect, it } from 'vitest';
import { metroStations, places, streets } from '../../data/gazetteer';
import queries from './place-queries.json';

const cityNames = new Map(places.cities.map((city) => [city.id, city.name.ka]));
const known = new Set([
  ...places.cities.flatMap((city) => [
    `city ${city.name.ka}, ${city.name.ka}`,
    ...city.districts.flatMap((district) => [
      `district ${district.name.ka}, ${city.name.ka}`,
      ...district.urbans.map((urban) => `urban ${urban.name.ka}, ${city.name.ka}`),
    ]),
  ]),
  ...streets.map((street) => `street ${street.name.ka}, ${cityNames.get(street.city_id)}`),
  ...metroStations.map((station) => `metro ${station.name.ka}, თბილისი`),
]);

describe('the list of queries', () => {
  it('holds 200 different queries, 80 of them kept out of tuning', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(200);
    expect(queries.filter(({ heldOut }) => heldOut)).toHaveLength(80);
  });

  it('expects only places of the gazetteer', () => {
    expect(queries.filter(({ kind, name, city }) => !known.has(`${kind} ${name}, ${city}`))).toEqual([]);
  });
});
