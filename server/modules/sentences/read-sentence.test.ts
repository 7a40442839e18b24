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
      ignored: [],
    });
    expect(read('   ')).toEqual({ filters: {}, q: '', ignored: [] });
  });

  it('reads a range in any of its forms', () => {
    for (const text of ['50-70 m2', 'from 50 to 70 sqm', 'between 50 and 70 m²', '50-დან 70 კვადრატამდე', 'от 50 до 70 кв.м'])
      expect(read(text).filters).toEqual({ area_from: 50, area_to: 70 });
    expect(read('60-80к $').filters).toEqual({ price_from: 60_000, price_to: 80_000, currency_id: 2, deal_types: [1] });
  });

  it('keeps a number outside every filter’s range as text', () => {
    expect(read('flat 999999999').filters).toMatchObject({ price_to: 999_999_999 });
    expect(read('flat 1000000000')).toEqual({ filters: { real_estate_types: [1] }, q: '1000000000', ignored: [] });
  });

  it('reads numbers in words', () => {
    for (const text of ['one hundred twenty thousand dollars', 'сто двадцать тысяч долларов', 'ას ოცი ათასი დოლარი'])
      expect(read(text).filters).toEqual({ price_to: 120_000, currency_id: 2, deal_types: [1] });
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
    ['without', 'flat in Vake without balcony', 'without balcony'],
    ['გარეშე', 'ბინა ვაკეში აივნის გარეშე', 'აივნის გარეშე'],
    ['не', 'квартира в Ваке не шумная', 'не шумная'],
  ])('neither filters by what “%s” refuses nor searches for it', (_, text, words) => {
    expect(read(text)).toEqual({ filters: { real_estate_types: [1], urbans: [38] }, q: '', ignored: [words] });
  });

  it('leaves out places by naming the others around them', () => {
    const { districts, urbans } = read('flat in Tbilisi except Gldani').filters;
    expect(districts).toEqual([2, 3, 4, 5, 6]);
    expect(urbans).not.toContain(2);
    for (const text of ['გლდანის გარდა თბილისში', 'Тбилиси кроме Глдани', 'not in Gldani'])
      expect(read(text).filters).toEqual({ districts, urbans });
    const both = read('except Gldani and Temka').filters;
    expect(both).toEqual({ districts, urbans: urbans?.filter((id) => id !== 6) });
    expect(read('Vake, not Gldani').filters).toEqual({ urbans: [38] });
  });

  it('takes a place for left out only where the sentence says so', () => {
    expect(read('ბინა ვაკეში არა პირველ სართულზე').filters).toEqual({ real_estate_types: [1], urbans: [38], not_first: true });
    expect(read('flat in Vake but not on the ground floor').filters).toEqual({
      real_estate_types: [1],
      urbans: [38],
      not_first: true,
    });
  });

  it('takes no year for a price, and says that the list knows only what was built after 2000', () => {
    for (const text of ['built after 2020', 'после 2015 года', '2015 წლის შემდეგ აშენებული'])
      expect(read(text)).toEqual({ filters: { build_years: [3] }, q: '', ignored: [text] });
    expect(read('built in 1985')).toEqual({ filters: {}, q: '', ignored: ['built in 1985'] });
  });

  it('takes neither guests nor nights for anything else', () => {
    expect(read('house for 4 guests, 3 nights')).toEqual({
      filters: { real_estate_types: [2], deal_types: [7] },
      q: '',
      ignored: ['for 4 guests', '3 nights'],
    });
  });

  it('reads “2+1” as two bedrooms, and a region as its cities', () => {
    expect(read('2+1 flat').filters).toEqual({ bedroom_types: [2], real_estate_types: [1] });
    const { cities } = read('house in Kakheti').filters;
    for (const text of ['სახლი კახეთში', 'дом в Кахетии']) expect(read(text).filters.cities).toEqual(cities);
    expect(cities).toContain(42);
    expect(read('ბინა აჭარაში').filters.cities).toContain(15);
  });

  it('sets the deal that alone a budget can mean', () => {
    expect(read('flat up to 150,000 dollars').filters.deal_types).toEqual([1]);
    expect(read('flat up to 500$').filters.deal_types).toEqual([2]);
    for (const text of ['flat up to 8000$', 'land up to 2000$', 'office up to 150,000 dollars', 'flat 150 000$ pledge'])
      expect(read(text).filters.deal_types ?? []).not.toContain(1);
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
