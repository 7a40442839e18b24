import { describe, expect, it } from 'vitest';
import { cardTitlesOf, titlesAndSlugsOf } from './statements.describe';

const vake = { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' };
const inVake = { ka: 'ვაკეში', en: 'in Vake', ru: 'в Ваке' };
const place = {
  cityName: null,
  cityNameIn: null,
  districtName: null,
  districtNameIn: null,
  urbanName: vake,
  urbanNameIn: inVake,
};

const flat = (roomTypeId: number | null, livingRoomTypeId: number | null) => ({
  ...place,
  statement: { dealTypeId: 1, realEstateTypeId: 1, roomTypeId, livingRoomTypeId },
});

describe('titlesAndSlugsOf', () => {
  it('names a studio only where the studio-type living room is the one room', () => {
    expect(titlesAndSlugsOf(flat(1, 4)).titles.en).toBe('Studio apartment for sale in Vake');
    expect(titlesAndSlugsOf(flat(3, 4)).titles.en).toBe('3-room apartment for sale in Vake');
    expect(titlesAndSlugsOf(flat(null, 4)).titles.en).toBe('Apartment for sale in Vake');
    expect(titlesAndSlugsOf(flat(1, 3)).titles.en).toBe('1-room apartment for sale in Vake');
  });

  it('writes the rooms of such an apartment into its address', () => {
    expect(titlesAndSlugsOf(flat(3, 4)).slugs.ka).toBe('iyideba-3-otaxiani-bina-vakeshi');
  });
});

describe('cardTitlesOf', () => {
  it('leads with rooms, type and the narrowest place', () => {
    expect(cardTitlesOf({ ...flat(2, 4), cityName: { ka: 'თბილისი', en: 'Tbilisi', ru: 'Тбилиси' } })).toEqual({
      ka: '2-ოთახიანი ბინა ვაკეში',
      en: '2-room apartment, Vake',
      ru: '2-комнатная квартира, Ваке',
    });
  });
});
