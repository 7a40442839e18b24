import { describe, expect, it } from 'vitest';
import { roomCountOf } from '@/lib/domain/statement/market-ids';
import { findPlaceByName, landscapeOf, places } from '@/server/data/gazetteer';
import { drawPeople } from '../market/people';
import { partNeighbours } from '../market/picture-order';
import { drawStatement, type SeedStatement } from '../market/statement';
import { drawPictures, firstPictureOf } from './pictures';
import { type Scene, scenes } from './scenes';

const now = new Date('2026-11-20T09:00:00Z');
const size = 3000;
const market = { seedNumber: 7, now, usdRateGel: 2.7, people: drawPeople(7, size, now) };
const rows = partNeighbours(Array.from({ length: size }, (_, index) => drawStatement(market, index)));
const pictured = rows.filter((row) => row.images?.length);

const sceneById = new Map(scenes.map((scene) => [scene.id, scene]));
const scenesOf = (row: Pick<SeedStatement, 'images'>): Scene[] =>
  (row.images ?? []).map(({ large }) => {
    const scene = sceneById.get(large.replace('/assets/scenes/', '').replace('.webp', ''));
    if (!scene) throw new Error(`${large} is no scene`);
    return scene;
  });

const isSheet = ({ kind }: Scene): boolean => kind === 'floorplan' || kind === 'siteplan';
const outsideKinds = ['tower', 'block', 'old', 'house', 'cottage', 'land', 'commercial', 'hotel'];
const isOutside = ({ kind }: Scene): boolean => outsideKinds.includes(kind);
const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('the pictures of a home', () => {
  it('belong to one set: one place, season and hour, one palette of rooms, one building', () => {
    for (const row of pictured) {
      const own = scenesOf(row).filter((scene) => !isSheet(scene));
      const rooms = own.filter((scene) => !isOutside(scene));
      const where = JSON.stringify(own.map(({ id }) => id));
      expect(distinct(own.map(({ landscape, season, hour }) => `${landscape} ${season} ${hour}`)), where).toBe(1);
      expect(distinct(rooms.map(({ palette, style }) => `${palette} ${style}`)), where).toBeLessThanOrEqual(1);
      expect(
        own.filter(isOutside).filter(({ id }) => !id.endsWith('-near')),
        where,
      ).toHaveLength(1);
      expect(distinct(row.images?.map(({ large }) => large) ?? [])).toBe(row.images?.length);
    }
  });

  it('suit the type of the statement', () => {
    for (const row of pictured)
      for (const scene of scenesOf(row)) expect(scene.suits, `${scene.id} of ${row.id}`).toContain(row.realEstateTypeId);
  });

  it('show the sea at the sea and nowhere else', () => {
    for (const row of pictured) {
      const isShown = scenesOf(row).some(({ landscape }) => landscape === 'sea');
      const isThere = landscapeOf(row.cityId, row.districtId) === 'sea' && row.realEstateTypeId !== 5;
      expect(isShown, `${row.id} in ${row.cityId}`).toBe(isThere);
    }
    expect(pictured.filter((row) => scenesOf(row).some(({ landscape }) => landscape === 'sea')).length).toBeGreaterThan(100);
  });

  it('derive the façade from the kind of building and the rooms from its condition', () => {
    const flat = { id: 1, realEstateTypeId: 1, dealTypeId: 1, cityId: 1, roomTypeId: 3, bedroomTypeId: 2, conditionId: 1 };
    const kindOf = (home: object): string | undefined =>
      drawPictures({ ...flat, ...home })
        .map(({ large }) => sceneById.get(large.slice('/assets/scenes/'.length, -'.webp'.length)))
        .find((scene) => scene && isOutside(scene))?.kind;
    expect(kindOf({ buildYearId: 3 })).toBe('tower');
    expect(kindOf({ buildYearId: 2 })).toBe('block');
    expect(kindOf({ buildYearId: 1 })).toBe('old');
    expect(kindOf({ realEstateTypeId: 3, cityId: 46 })).toBe('cottage');
    const black = drawPictures({ ...flat, buildYearId: 3, conditionId: 6 }).map(({ large }) => large);
    expect(black.filter((large) => large.includes('-black-bare-'))).toHaveLength(3);
  });

  it('have a plan with exactly the rooms that the statement names, for most homes', () => {
    const homes = pictured.filter((row) => row.realEstateTypeId <= 3);
    const planned = homes.filter((row) => scenesOf(row).some(({ kind }) => kind === 'floorplan'));
    for (const row of planned) {
      const plans = scenesOf(row).filter(({ kind }) => kind === 'floorplan');
      expect(plans.map(({ rooms }) => rooms)).toEqual([roomCountOf(row.roomTypeId ?? 0)]);
      expect(plans[0]?.hasBalcony).toBe(row.balconies != null);
    }
    expect(planned.length / homes.length).toBeGreaterThan(0.65);
  });

  it('open with the picture that is named beforehand', () => {
    for (const row of pictured.slice(0, 300))
      for (const turn of [0, 1, 7, 30]) expect(drawPictures(row, turn)[0]?.large).toBe(firstPictureOf(row, turn));
  });

  it('open with the façade for two in three', () => {
    const opened = pictured.filter((row) => scenesOf(row).slice(0, 1).some(isOutside));
    expect(opened.length / pictured.length).toBeGreaterThan(0.6);
    expect(opened.length / pictured.length).toBeLessThan(0.8);
  });
});

describe('neighbours in a list', () => {
  const newest = rows
    .filter((row) => row.state === 'active')
    .toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || b.id - a.id);
  /** Statements that begin with the same picture as one a few places before them. */
  const sameNeighbours = (list: readonly SeedStatement[], distance = 1): string[] =>
    list.slice(distance).flatMap((row, index) => {
      const first = row.images?.[0]?.large;
      return first && first === list[index]?.images?.[0]?.large ? [`${list[index]?.id} and ${row.id}: ${first}`] : [];
    });

  it('never start with the same picture among twenty of the country, of a type and of a deal', () => {
    const lists = [
      newest,
      ...[1, 2, 3, 4, 5, 6].map((type) => newest.filter((row) => row.realEstateTypeId === type)),
      ...[1, 2, 3, 7].map((deal) => newest.filter((row) => row.dealTypeId === deal)),
      ...[1, 2, 7].map((deal) => newest.filter((row) => row.dealTypeId === deal && row.realEstateTypeId === 1)),
    ];
    for (const list of lists) expect(sameNeighbours(list.slice(0, 20))).toEqual([]);
    expect(sameNeighbours(newest)).toEqual([]);
  });

  it('never start with the same picture in Tbilisi and Batumi', () => {
    for (const city of [1, 15]) {
      const here = newest.filter((row) => row.cityId === city);
      for (const list of [here, here.filter((row) => row.realEstateTypeId === 1), here.filter((row) => row.dealTypeId === 2)])
        expect(sameNeighbours(list)).toEqual([]);
    }
  });

  it('never start with the same picture above one another in the grids of flats', () => {
    const flats = newest.filter((row) => row.realEstateTypeId === 1);
    for (const list of [flats, flats.filter((row) => row.cityId === 1), flats.filter((row) => row.dealTypeId === 2)])
      expect([2, 3, 4].flatMap((columns) => sameNeighbours(list, columns))).toEqual([]);
  });
});

describe('the paid strip', () => {
  it('opens with another picture for every statement of the highest tier', () => {
    const first = rows.filter((row) => row.vipId === 4).map((row) => row.images?.[0]?.large);
    expect(first.length).toBeGreaterThan(10);
    expect(distinct(first)).toBe(first.length);
  });
});

describe('the landscape of a place', () => {
  const landscapeAt = (name: string): string => {
    const place = findPlaceByName(name);
    return place ? landscapeOf(place.cityId, place.districtId) : 'unknown';
  };

  it('is the sea on the coast, in towns as in the settlements of a municipality', () => {
    for (const name of ['Batumi', 'Kobuleti', 'Poti', 'Ureki', 'Gonio', 'Chakvi', 'Anaklia'])
      expect(landscapeAt(name), name).toBe('sea');
    for (const name of ['Tbilisi', 'Kutaisi', 'Rustavi']) expect(landscapeAt(name), name).toBe('city');
    for (const name of ['Gudauri', 'Bakuriani', 'Mestia']) expect(landscapeAt(name), name).toBe('mountains');
    expect(landscapeAt('Sighnaghi')).toBe('country');
  });

  it('calls nothing the sea that lies east of the coast', () => {
    const seaside = places.cities.flatMap((city) => [city, ...city.districts]).filter(({ landscape }) => landscape === 'sea');
    for (const place of seaside) expect(place.lng, place.name.en).toBeLessThan(41.79);
  });
});
