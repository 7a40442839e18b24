import { expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import type { City } from '../../lib/contracts/locations';
import { placeTreeOf } from './gazetteer-tree';

const named = (id: number, name: string) => ({ id, display_names: { ka: `${name}-ka`, en: name, ru: `${name}-ru` } });
const cities = partial<City[]>([
  { ...named(96, 'Zugdidi'), districts: [] },
  { ...named(1, 'Tbilisi'), districts: [{ ...named(4, 'Vake-Saburtalo'), urbans: [named(38, 'Vake')] }] },
  { ...named(15, 'Gori'), districts: [] },
]);

it('puts the divided cities first and the others by name', () => {
  expect(placeTreeOf(cities, 'en').map(({ label }) => label)).toEqual(['Tbilisi', 'Gori', 'Zugdidi']);
});

it('speaks the language of the page on each level', () => {
  expect(placeTreeOf(cities, 'ru')[0]).toEqual({
    id: '1',
    label: 'Tbilisi-ru',
    children: [{ id: '4', label: 'Vake-Saburtalo-ru', children: [{ id: '38', label: 'Vake-ru' }] }],
  });
});
