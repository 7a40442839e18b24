import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from '@/tests/factories/gazetteer';
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
  it('has 200 different queries, 80 of them held out', () => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(200);
    expect(queries.filter(({ heldOut }) => heldOut)).toHaveLength(80);
  });

  it('is as it was written before the search was', () => {
    expect(createHash('sha256').update(JSON.stringify(queries)).digest('hex')).toBe(
      '82967696cb83c286392aa426b7bfcc476a6afc1afbfecd20adeeb320e4bc28d3',
    );
  });

  it('expects only places of the gazetteer', () => {
    expect(queries.filter(({ kind, name, city }) => !known.has(`${kind} ${name}, ${city}`))).toEqual([]);
  });
});

const gazetteer = createGazetteer();

/** The rank of the expected place among the results; infinite when it is not there. */
function positionOf({ query, kind, name, city }: (typeof queries)[number]): number {
  const position = gazetteer.find(query).findIndex(({ place: { point } }) => {
    const [answered] = point.location_names.ka.split(', ');
    return point.find_point === kind && answered === name && cityNames.get(point.identifiers.city_id) === city;
  });
  return position < 0 ? Number.POSITIVE_INFINITY : position;
}

const rates = (asked: typeof queries) => {
  const positions = asked.map(positionOf);
  return {
    first: positions.filter((position) => position === 0).length / asked.length,
    firstThree: positions.filter((position) => position < 3).length / asked.length,
  };
};

describe('the search of places', () => {
  // `vitest run --reporter verbose` prints both rates.
  it.for([
    { name: 'that it was tuned on', asked: queries.filter(({ heldOut }) => !heldOut) },
    { name: 'that were held out of tuning', asked: queries.filter(({ heldOut }) => heldOut) },
  ])(
    'puts the right place first in 85% and among the first three in 95% of the queries $name',
    async ({ asked }, { annotate }) => {
      const { first, firstThree } = rates(asked);
      await annotate(`first ${(100 * first).toFixed(1)}%, among the first three ${(100 * firstThree).toFixed(1)}%`);
      expect(first).toBeGreaterThanOrEqual(0.85);
      expect(firstThree).toBeGreaterThanOrEqual(0.95);
    },
  );

  it.each([
    ['ვაკე', 'urban 38'],
    ['г. Батуми', 'city 15'],
    ['სოფელი დიღომი', 'urban 48'],
    ['Gldani 3 mkr', 'street 322'],
    ['metro', 'metro 1'],
    ['ვაჟა თაუ', 'complex 6'],
    ["ch'avch'avadze", 'street 1774'],
    ['ჭავჭავაძეზე', 'street 1774'],
    ['ვაკის პარკი', 'urban 38'],
    ['Vake Park', 'urban 38'],
    ['Тбилиси Молл', 'urban 29'],
    ['Dinamo Arena', 'urban 23'],
  ])('finds for %s %s', (query, expected) => {
    const point = gazetteer.find(query)[0]?.place.point;
    const { identifiers: ids } = point ?? {};
    const id = {
      city: ids?.city_id,
      urban: ids?.urban_id,
      street: ids?.street_id,
      metro: ids?.metro_station_id,
      complex: ids?.project_id,
    };
    expect(`${point?.find_point} ${id[point?.find_point as keyof typeof id]}`).toBe(expected);
  });

  it.each([
    ['ვაკე', ['urban ვაკე'], ''],
    ['ბინა ვაკეში აივნით', ['urban ვაკე'], 'ბინა აივნით'],
    ['apartment in Vake', ['urban ვაკე'], 'apartment'],
    ['квартира на Сабуртало', ['urban საბურთალო'], 'квартира'],
    ['ვაკე საბურთალო', ['district ვაკე-საბურთალო'], ''],
    ['ვაკე ან ვერა', ['urban ვაკე', 'urban ვერა'], 'ან'],
    ['студия у метро Делиси', ['metro დელისი'], 'студия'],
    ['ჭავჭავაძის გამზირი 37', ['street ილია ჭავჭავაძის გამზირი'], ''],
    ['Batumi sea view', ['city ბათუმი'], 'sea view'],
    ['თავისუფლება', [], 'თავისუფლება'],
    ['ახალი რემონტი', [], 'ახალი რემონტი'],
    ['3 ოთახიანი', [], '3 ოთახიანი'],
  ])('extracts the places from “%s”', (text, named, rest) => {
    const read = gazetteer.readText(text);
    expect(read.places.map(({ point }) => `${point.find_point} ${point.location_names.ka.split(', ')[0]}`)).toEqual(named);
    expect(read.rest).toBe(rest);
  });

  it('names a place of two levels once', () => {
    const names = gazetteer.find('ძველი ბათუმი').map(({ place: { point } }) => point.location_names.ka);
    expect(names.filter((name) => name.startsWith('ძველი ბათუმის უბანი'))).toEqual(['ძველი ბათუმის უბანი, ბათუმი']);
  });

  it('offers the names that are spelled most like an unknown one', () => {
    expect(gazetteer.find('საბრთლუ')).toEqual([]);
    expect(gazetteer.findNearest('საბრთლუ', 3)[0]?.location_names.ka).toBe('საბურთალო, ვაკე-საბურთალო, თბილისი');
  });
});
