import { describe, expect, it } from 'vitest';
import { createGazetteer } from '@/tests/factories/gazetteer';
import { toPlaceNames } from './place-names';
import { readSentence } from './read-sentence';

const names = toPlaceNames(createGazetteer());
const read = (text: string) => readSentence(text, names);

describe('readSentence', () => {
  it('keeps what it does not understand as text, in the spelling it was typed in', () => {
    expect(read('Flat with Sea VIEW in Batumi')).toEqual({
      filters: { real_estate_types: [1], cities: [15] },
      q: 'Sea VIEW',
    });
    expect(read('flat without balcony')).toEqual({ filters: { real_estate_types: [1] }, q: 'without balcony' });
    expect(read('   ')).toEqual({ filters: {}, q: '' });
  });

  it('reads a range in any of its forms', () => {
    for (const text of ['50-70 m2', 'from 50 to 70 sqm', 'between 50 and 70 m²', '50-დან 70 კვადრატამდე', 'от 50 до 70 кв.м'])
      expect(read(text).filters).toEqual({ area_from: 50, area_to: 70 });
    expect(read('60-80к $').filters).toEqual({ price_from: 60_000, price_to: 80_000, currency_id: 2 });
  });

  it('keeps a number outside every filter’s range as text', () => {
    expect(read('flat 999999999').filters).toMatchObject({ price_to: 999_999_999 });
    expect(read('flat 1000000000')).toEqual({ filters: { real_estate_types: [1] }, q: '1000000000' });
  });

  it('reads numbers in words', () => {
    for (const text of ['one hundred twenty thousand dollars', 'сто двадцать тысяч долларов', 'ას ოცი ათასი დოლარი'])
      expect(read(text).filters).toEqual({ price_to: 120_000, currency_id: 2 });
  });

  it('leaves out the number of “above” and “below”, and takes in that of “not above”', () => {
    expect(read('above 5th floor').filters).toEqual({ floor_from: 6 });
    expect(read('ниже пятого этажа').filters).toEqual({ floor_to: 4 });
    expect(read('не выше пятого этажа').filters).toEqual({ floor_to: 5 });
  });

  it('excludes a floor only when the sentence excludes it', () => {
    for (const text of ['not first floor', 'не первый этаж', 'პირველი სართული არა'])
      expect(read(text).filters).toEqual({ not_first: true });
    for (const text of ['first floor', 'первый этаж', 'პირველი სართული'])
      expect(read(text).filters).not.toHaveProperty('not_first');
    expect(read('last floor').filters).not.toHaveProperty('not_last');
  });

  it('takes a garage as what is sold, and next to a home as its parking', () => {
    expect(read('garage in Gldani').filters).toEqual({ real_estate_types: [5], statuses: [13], urbans: [2] });
    expect(read('house with garage').filters).toEqual({ real_estate_types: [2], parking_types: [1] });
  });

  it('names the narrowest of the places that contain one another', () => {
    expect(read('Vake, Tbilisi').filters).toEqual({ urbans: [38] });
    expect(read('Vake or Batumi').filters).toEqual({ urbans: [38], cities: [15] });
  });

  it.each([
    ['words', 'ვაკეში ბინა 3 ოთახი '],
    ['unknown words', 'qwzrtk vbnmpl '],
    ['numbers', '100 000 2 '],
    ['types of places', 'metro street улица '],
    ['no spaces', 'ა'],
    ['signs', '$-,<'],
  ])('reads 10 000 letters of %s at once', (_, part) => {
    const text = part.repeat(Math.ceil(10_000 / part.length)).slice(0, 10_000);
    read(text);
    const durations = [1, 2, 3].map(() => {
      const start = performance.now();
      read(text);
      return performance.now() - start;
    });
    // About ten milliseconds; a reading whose time grows faster than the text takes many seconds.
    expect(Math.min(...durations)).toBeLessThan(500);
  });
});
