import { describe, expect, it } from 'vitest';
import { type Comparable, compareStatements, countWords, suspiciousPercent } from './similarity';

const flat: Comparable = {
  streetId: 7,
  streetNumber: '22',
  addressText: null,
  areaSqm: 64,
  floor: 9,
  totalFloors: 14,
  roomTypeId: 2,
  priceGelMinor: 243_000_00,
  phone: '599001234',
  images: [{ large: 'a' }, { large: 'b' }],
  comment: { ka: 'ნათელი ბინა პარკთან', en: '', ru: '' },
};
const withChange = (change: Partial<Comparable>) => compareStatements({ ...flat, ...change }, flat);

describe('two statements', () => {
  it('that are the same are fully similar', () =>
    expect(withChange({})).toEqual({
      percent: 100,
      isSameAddress: true,
      commonPhotos: 2,
      isSameSize: true,
      textPercent: 100,
      isSamePhone: true,
      priceChange: 0,
    }));

  it('with other photos, words and phone and a near price are suspected', () => {
    const change = {
      images: [{ large: 'c' }],
      comment: { ka: 'იყიდება', en: '', ru: '' },
      phone: '555007810',
      priceGelMinor: 239_000_00,
    };
    const { percent, isSamePhone, priceChange, commonPhotos, textPercent } = withChange(change);
    expect(percent).toBeGreaterThanOrEqual(suspiciousPercent);
    expect({ isSamePhone, priceChange, commonPhotos, textPercent }).toEqual({
      isSamePhone: false,
      priceChange: -1.6,
      commonPhotos: 0,
      textPercent: 0,
    });
  });

  it.each([
    ['in another street', { streetId: 8 }],
    ['in another house', { streetNumber: '24' }],
    ['of another size on another floor', { areaSqm: 80, floor: 2 }],
  ])('%s are not suspected', (_, change) => {
    const other = { images: [], comment: { ka: '', en: '', ru: '' } };
    expect(withChange({ ...other, ...change }).percent).toBeLessThan(suspiciousPercent);
  });

  it('without photos and words are compared by the rest', () => {
    const bare = { ...flat, images: [], comment: { ka: '', en: '', ru: '' }, priceGelMinor: null };
    expect(compareStatements(bare, bare)).toMatchObject({ percent: 100, priceChange: null });
  });
});

it('counts the words of all languages', () => expect(countWords(flat.comment)).toBe(3));
