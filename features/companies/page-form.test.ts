import { expect, it } from 'vitest';
import type { OwnCompany } from '@/lib/contracts/companies/own-company';
import { partial } from '@/tests/factories/partial';
import { type PageValues, pageFormSchema, toPageBody, toPageForm } from './page-form';

const text = { ka: 'ა', en: 'a', ru: 'а' };
const company = partial<OwnCompany>({
  about: text,
  address: text,
  website: null,
  founded_year: 2010,
  latitude: 41.7,
  longitude: 44.8,
  own_cities: [15],
  own_districts: [],
  own_urbans: [38],
  opening_hours: [{ weekday: 6, from: '11:00', to: '15:00' }],
  cover: null,
});

it('sends a page as it came', () =>
  expect(toPageBody(toPageForm(company))).toEqual({
    about: text,
    address: text,
    website: '',
    founded_year: 2010,
    latitude: 41.7,
    longitude: 44.8,
    cities: [15],
    districts: [],
    urbans: [38],
    opening_hours: [{ weekday: 6, from: '11:00', to: '15:00' }],
    cover: null,
  }));

it('sends a page without its pin', () =>
  expect(toPageBody({ ...toPageForm(company), pin: null })).toMatchObject({ latitude: null, longitude: null }));

it('shows an error at a time that is invalid or before the opening; a closed day is not read', () => {
  const hours = (from: string, to: string, is_open = true) => {
    const form: PageValues = toPageForm(company);
    const { error } = pageFormSchema.safeParse({ ...form, hours: form.hours.with(0, { is_open, from, to }) });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };
  expect(hours('10:00', '19:00')).toEqual([]);
  expect(hours('08:99', '19:00')).toEqual([['hours.0.from', 'errors.field_invalid']]);
  expect(hours('19:00', '10:00')).toEqual([['hours.0.to', 'errors.field_invalid']]);
  expect(hours('noon', '', false)).toEqual([]);
});
