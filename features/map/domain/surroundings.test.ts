import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInside } from '@/lib/domain/place/map-bounds';
import { chooseSurroundings, groupNames, knownArea, type SurroundingRow, surroundingsNear } from './surroundings';

const home = { lat: 41.71, lng: 44.76 };
/** A degree of latitude is 111,320 m. */
const north = (metres: number) => home.lat + metres / 111_320;
const rows: SurroundingRow[] = [
  ['pharmacy', north(600), home.lng, 'ავერსი'],
  ['pharmacy', north(200), home.lng, ''],
  ['metro', north(2900), home.lng, { ka: 'დელისი', en: 'Delisi', ru: 'Делиси' }],
  ['school', north(1600), home.lng, 'შორს'],
  ['kindergarten', north(300), home.lng, '45-ე ბაღი'],
];

describe('surroundingsNear', () => {
  it('sorts by distance, leaves out what is far, and counts minutes along a straight line times 1.3', () => {
    const near = surroundingsNear(rows, home, 'ka');
    expect(near.map(({ name, metres, minutes }) => [name, Math.round(metres), minutes])).toEqual([
      ['', 200, 3],
      ['45-ე ბაღი', 300, 5],
      ['ავერსი', 600, 10],
      ['დელისი', 2900, 47],
    ]);
  });

  it.each([
    ['en', 'Aversi', 'Delisi'],
    ['ru', 'Аверси', 'Делиси'],
  ] as const)('writes names in the letters of %s', (locale, pharmacy, station) => {
    const names = surroundingsNear(rows, home, locale).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([pharmacy, station]));
  });
});

describe('chooseSurroundings', () => {
  const near = surroundingsNear(rows, home, 'en');

  it('takes the nearest of each kind, in the order of the kinds', () => {
    expect(chooseSurroundings(near, null).map(({ kind, metres }) => [kind, Math.round(metres)])).toEqual([
      ['metro', 2900],
      ['kindergarten', 300],
      ['pharmacy', 200],
    ]);
  });

  it('takes only one group', () => {
    expect(chooseSurroundings(near, 'pharmacy')).toHaveLength(2);
    expect(chooseSurroundings(near, 'learning').map(({ kind }) => kind)).toEqual(['kindergarten']);
    expect(chooseSurroundings(near, 'shop')).toEqual([]);
  });
});

describe('the table', () => {
  const table = JSON.parse(readFileSync('public/assets/map/surroundings.json', 'utf8')) as SurroundingRow[];

  it('is in the covered area and has every group', () => {
    expect(table.length).toBeGreaterThan(1000);
    expect(table.filter(([, lat, lng]) => !isInside(knownArea, { lat, lng }))).toEqual([]);
    const around = surroundingsNear(table, home, 'ka');
    for (const group of groupNames) expect(chooseSurroundings(around, group), group).not.toEqual([]);
  });
});
