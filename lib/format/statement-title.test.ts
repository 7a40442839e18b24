import { describe, expect, it } from 'vitest';
import type { Localised } from '../contracts/common';
import { buildCardTitle, buildStatementSlug, buildStatementTitle, type StatementTitleParts } from './statement-title';

const locales = ['ka', 'en', 'ru'] as const;
const places = {
  vake: { ka: 'ვაკეში', en: 'in Vake', ru: 'в Ваке' },
  saburtalo: { ka: 'საბურთალოზე', en: 'in Saburtalo', ru: 'в Сабуртало' },
  batumi: { ka: 'ბათუმში', en: 'in Batumi', ru: 'в Батуми' },
  telavi: { ka: 'თელავში', en: 'in Telavi', ru: 'в Телави' },
} satisfies Record<string, Localised>;

function inAll(build: typeof buildStatementTitle, parts: Omit<StatementTitleParts, 'placeIn'>, place?: Localised) {
  return locales.map((locale) => build({ ...parts, placeIn: place?.[locale] ?? null }, locale));
}

describe('buildStatementTitle', () => {
  it('has deal, rooms, type and place', () => {
    expect(inAll(buildStatementTitle, { dealTypeId: 1, realEstateTypeId: 1, roomCount: 3 }, places.vake)).toEqual([
      'იყიდება 3-ოთახიანი ბინა ვაკეში',
      '3-room apartment for sale in Vake',
      'Продаётся 3-комнатная квартира в Ваке',
    ]);
    expect(inAll(buildStatementTitle, { dealTypeId: 7, realEstateTypeId: 1, roomCount: 2 }, places.batumi)).toEqual([
      'ქირავდება დღიურად 2-ოთახიანი ბინა ბათუმში',
      '2-room apartment for daily rent in Batumi',
      'Посуточно сдаётся 2-комнатная квартира в Батуми',
    ]);
  });

  it('has no rooms for land, commercial space and hotels', () => {
    expect(inAll(buildStatementTitle, { dealTypeId: 1, realEstateTypeId: 4, roomCount: 3 }, places.telavi)).toEqual([
      'იყიდება მიწის ნაკვეთი თელავში',
      'Land plot for sale in Telavi',
      'Продаётся участок в Телави',
    ]);
    expect(inAll(buildStatementTitle, { dealTypeId: 2, realEstateTypeId: 5, roomCount: 3 }, places.vake)).toEqual([
      'ქირავდება კომერციული ფართი ვაკეში',
      'Commercial space for rent in Vake',
      'Сдаётся коммерческое помещение в Ваке',
    ]);
    expect(inAll(buildStatementTitle, { dealTypeId: 10, realEstateTypeId: 4 }, places.telavi)).toEqual([
      'გაიცემა იჯარით მიწის ნაკვეთი თელავში',
      'Land plot for lease in Telavi',
      'Сдаётся в аренду участок в Телави',
    ]);
  });

  it('agrees in gender in Russian', () => {
    const ru = (realEstateTypeId: 1 | 2 | 3) => buildStatementTitle({ dealTypeId: 3, realEstateTypeId, roomCount: 5 }, 'ru');
    expect(ru(2)).toBe('Сдаётся под залог 5-комнатный частный дом');
    expect(ru(3)).toBe('Сдаётся под залог 5-комнатная дача');
  });

  it('names studios and ten rooms and more', () => {
    expect(inAll(buildStatementTitle, { dealTypeId: 2, realEstateTypeId: 1, roomCount: 1, isStudio: true }, places.vake)).toEqual(
      ['ქირავდება სტუდიო ტიპის ბინა ვაკეში', 'Studio apartment for rent in Vake', 'Сдаётся квартира-студия в Ваке'],
    );
    expect(buildStatementTitle({ dealTypeId: 1, realEstateTypeId: 2, roomCount: 1, isStudio: true }, 'en')).toBe(
      '1-room house for sale',
    );
    expect(inAll(buildStatementTitle, { dealTypeId: 1, realEstateTypeId: 2, roomCount: 10 })).toEqual([
      'იყიდება მრავალოთახიანი კერძო სახლი',
      '10+ room house for sale',
      'Продаётся многокомнатный частный дом',
    ]);
  });
});

describe('buildCardTitle', () => {
  const vake = { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' };
  const titles = (parts: Omit<StatementTitleParts, 'placeIn'>) =>
    locales.map((locale) => buildCardTitle({ ...parts, placeIn: places.vake[locale] }, vake[locale], locale));

  it('leads with rooms, type and place', () => {
    expect(titles({ dealTypeId: 1, realEstateTypeId: 1, roomCount: 2 })).toEqual([
      '2-ოთახიანი ბინა ვაკეში',
      '2-room apartment, Vake',
      '2-комнатная квартира, Ваке',
    ]);
    expect(titles({ dealTypeId: 7, realEstateTypeId: 5 })).toEqual([
      'კომერციული ფართი ვაკეში',
      'Commercial space, Vake',
      'Коммерческое помещение, Ваке',
    ]);
  });

  it('ends with a deal that the price does not show', () => {
    expect(titles({ dealTypeId: 3, realEstateTypeId: 1, roomCount: 2 })).toEqual([
      '2-ოთახიანი ბინა ვაკეში, გირავდება',
      '2-room apartment, Vake, for pledge',
      '2-комнатная квартира, Ваке, сдаётся под залог',
    ]);
    expect(titles({ dealTypeId: 10, realEstateTypeId: 4 })[1]).toBe('Land plot, Vake, for lease');
  });

  it('is only the type where no place is known', () => {
    expect(buildCardTitle({ dealTypeId: 2, realEstateTypeId: 2 }, null, 'ru')).toBe('Частный дом');
  });
});

describe('buildStatementSlug', () => {
  it('is the market’s', () => {
    const parts = { dealTypeId: 2, realEstateTypeId: 1, roomCount: 3 } as const;
    expect(inAll(buildStatementSlug, parts, places.saburtalo)).toEqual([
      'qiravdeba-3-otaxiani-bina-saburtaloze',
      '3-room-apartment-for-rent-in-saburtalo',
      'sdaetsia-3-komnatnaia-kvartira-v-saburtalo',
    ]);
    expect(buildStatementSlug({ ...parts, dealTypeId: 7, roomCount: 2, placeIn: 'თბილისში' }, 'ka')).toBe(
      'qiravdeba-dghiurad-2-otaxiani-bina-tbilisshi',
    );
  });

  it('spells out the plus of many rooms', () => {
    expect(buildStatementSlug({ dealTypeId: 1, realEstateTypeId: 2, roomCount: 10 }, 'en')).toBe('10-plus-room-house-for-sale');
  });
});
