import { expect, it } from 'vitest';
import { shortAddress } from './short-address';

const inEach = (text: string) => ({ ka: text, en: text, ru: text });
const placed = (city_id: number, city: string, urban: string, street: string) => ({
  city_id,
  city_names: inEach(city),
  district_names: inEach(''),
  urban_names: inEach(urban),
  addresses: inEach(street),
});

it.each([
  [placed(1, 'Tbilisi', 'Vake', 'Chavchavadze Ave. 37'), 'Chavchavadze Ave. 37'],
  [placed(15, 'Batumi', 'Old Batumi', 'Gorgiladze St. 5'), 'Batumi, Gorgiladze St. 5'],
  [placed(30, 'Telavi', '', 'Nadikvari St. 1'), 'Nadikvari St. 1'],
  [placed(1, 'Tbilisi', 'Vake', ''), 'Vake'],
  [placed(15, 'Batumi', 'Old Batumi', ''), 'Batumi, Old Batumi'],
])('says what the title leaves unsaid: %#', (statement, address) => {
  expect(shortAddress(statement, 'en')).toBe(address);
});
