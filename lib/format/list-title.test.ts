import { describe, expect, it } from 'vitest';
import { buildListTitle, type ListTitleParts } from './list-title';

const tbilisi = { ka: 'თბილისში', en: 'in Tbilisi', ru: 'в Тбилиси' };

function inAll(parts: Omit<ListTitleParts, 'placeIn'>, isInTbilisi = true) {
  return (['ka', 'en', 'ru'] as const).map((locale) =>
    buildListTitle({ ...parts, placeIn: isInTbilisi ? tbilisi[locale] : null }, locale),
  );
}

describe('buildListTitle', () => {
  it('has deal, type and place', () => {
    expect(inAll({ dealTypeId: 1, realEstateTypeId: 1 })).toEqual([
      'იყიდება ბინები თბილისში',
      'Apartments for sale in Tbilisi',
      'Продажа квартир в Тбилиси',
    ]);
    expect(inAll({ dealTypeId: 3, realEstateTypeId: 2 })).toEqual([
      'გირავდება კერძო სახლები თბილისში',
      'Houses for pledge in Tbilisi',
      'Частные дома под залог в Тбилиси',
    ]);
    expect(inAll({ dealTypeId: 7, realEstateTypeId: 6 })).toEqual([
      'ქირავდება დღიურად სასტუმროები თბილისში',
      'Hotels for daily rent in Tbilisi',
      'Посуточная аренда гостиниц в Тбилиси',
    ]);
  });

  it('says that a list is of auctions', () => {
    expect(inAll({ isAuction: true }, false)).toEqual([
      'აუქციონი: უძრავი ქონება საქართველოში',
      'Auction: real estate in Georgia',
      'Аукцион: недвижимость в Грузии',
    ]);
    expect(inAll({ isAuction: true, dealTypeId: 1, realEstateTypeId: 1 })).toEqual([
      'აუქციონი: იყიდება ბინები თბილისში',
      'Auction: apartments for sale in Tbilisi',
      'Аукцион: продажа квартир в Тбилиси',
    ]);
  });

  it('has the rooms of apartments and houses', () => {
    expect(inAll({ dealTypeId: 1, realEstateTypeId: 1, roomCount: 2 })).toEqual([
      'იყიდება 2-ოთახიანი ბინები თბილისში',
      '2-room apartments for sale in Tbilisi',
      'Продажа 2-комнатных квартир в Тбилиси',
    ]);
    expect(inAll({ dealTypeId: 3, realEstateTypeId: 2, roomCount: 10 })).toEqual([
      'გირავდება მრავალოთახიანი კერძო სახლები თბილისში',
      '10+ room houses for pledge in Tbilisi',
      'Многокомнатные частные дома под залог в Тбилиси',
    ]);
    expect(inAll({ realEstateTypeId: 1, roomCount: 3 })).toEqual([
      '3-ოთახიანი ბინები თბილისში',
      '3-room apartments in Tbilisi',
      '3-комнатные квартиры в Тбилиси',
    ]);
    expect(inAll({ dealTypeId: 1, realEstateTypeId: 5, roomCount: 2 })[1]).toBe('Commercial space for sale in Tbilisi');
  });

  it('does without a type', () => {
    expect(inAll({ dealTypeId: 2 })).toEqual([
      'ქირავდება უძრავი ქონება თბილისში',
      'Real estate for rent in Tbilisi',
      'Аренда недвижимости в Тбилиси',
    ]);
    expect(inAll({ dealTypeId: 10 })[2]).toBe('Аренда земли в Тбилиси');
  });

  it('does without a deal', () => {
    expect(inAll({ realEstateTypeId: 4 })).toEqual([
      'მიწის ნაკვეთები თბილისში',
      'Land plots in Tbilisi',
      'Земельные участки в Тбилиси',
    ]);
  });

  it('names the country where there is no place', () => {
    expect(inAll({}, false)).toEqual(['უძრავი ქონება საქართველოში', 'Real estate in Georgia', 'Недвижимость в Грузии']);
    expect(inAll({ dealTypeId: 1, realEstateTypeId: 5 }, false)).toEqual([
      'იყიდება კომერციული ფართები საქართველოში',
      'Commercial space for sale in Georgia',
      'Продажа коммерческой недвижимости в Грузии',
    ]);
  });
});
