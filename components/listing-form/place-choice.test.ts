import { expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { partial } from '@/tests/factories/partial';
import { placesOf } from './place-choice';

const names = (name: string) => ({ ka: name, en: name, ru: name });
const place = (id: number, name: string) => ({ id, display_name: name, display_names: names(name) });
const cities = partial<City[]>([
  { ...place(1, 'Tbilisi'), districts: [{ ...place(4, 'Vake-Saburtalo'), urbans: [place(38, 'Vake'), place(47, 'Saburtalo')] }] },
  { ...place(15, 'Gori'), districts: [] },
]);

it('names the places from the largest', () => {
  expect(placesOf({ city_id: 1, district_id: 4, urban_id: 47 }, cities).map(({ id }) => id)).toEqual([1, 4, 47]);
});
