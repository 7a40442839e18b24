import { describe, expect, it } from 'vitest';
import { places } from '@/server/data/gazetteer';
import { findStreet } from '@/server/import/places/street';
import type { RawRow } from './columns';
import { Refusal, type RefusalKind } from './refusal';
import { type RowContext, toStatement } from './row';

const now = new Date('2026-11-20T09:00:00Z');
const context: RowContext = { currencyId: undefined, rates: { usdRateGel: 2.7 }, userId: 1001, sourceName: 'csv:sales', now };
const sale: RawRow = {
  deal: 'sale',
  type: 'apartment',
  city: 'თბილისი',
  district: 'ვაკე',
  price: '135000 $',
  area: '75',
  rooms: '3',
  floor: '4',
  totalFloors: '9',
};
const read = (changes: RawRow, changed: Partial<RowContext> = {}) =>
  toStatement({ ...sale, ...changes }, { ...context, ...changed });

function refusalOf(changes: RawRow, changed: Partial<RowContext> = {}): RefusalKind | undefined {
  try {
    read(changes, changed);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

describe('a row', () => {
  it('becomes an active statement with prices in both currencies and no picture', () => {
    const row = read({});
    expect(row).toMatchObject({
      state: 'active',
      dealTypeId: 1,
      realEstateTypeId: 1,
      cityId: 1,
      urbanId: 38,
      areaSqm: 75,
      roomTypeId: 3,
      floor: 4,
    });
    expect(row).toMatchObject({
      currencyId: 2,
      priceUsdMinor: 13_500_000,
      priceGelMinor: 36_450_000,
      squarePriceUsdMinor: 180_000,
      priceTypeId: 3,
    });
    expect(row.images).toBeUndefined();
    expect(row.expiresAt?.getTime()).toBeGreaterThan(now.getTime());
  });

  it.each([
    ['+995 599 12-34-56', '599123456'],
    ['+7 921 123-45-67', '+79211234567'],
    ['+298 123456', '+298123456'],
    ['79211234567', '79211234567'],
    ['12', null],
  ])('keeps the phone %s as %s', (phone, stored) => {
    expect(read({ phone }).phone).toBe(stored);
  });

  it('takes deal, type, rooms and place from a Georgian title when columns lack them', () => {
    const title = (text: string) => toStatement({ title: text, price: '90 $', area: '60' }, context);
    expect(title('ქირავდება დღიურად 2 ოთახიანი ბინა ვარკეთილში')).toMatchObject({
      dealTypeId: 7,
      realEstateTypeId: 1,
      roomTypeId: 2,
      cityId: 1,
      urbanId: 52,
    });
    expect(title('ქირავდება 3 ოთახიანი კერძო სახლი საბურთალოზე')).toMatchObject({
      dealTypeId: 2,
      realEstateTypeId: 2,
      urbanId: 47,
    });
    expect(title('ქირავდება 10+ ოთახიანი აგარაკი ბაკურიანში')).toMatchObject({ realEstateTypeId: 3, roomTypeId: 11, cityId: 16 });
  });

  it('counts rooms across the id that does not exist', () => {
    expect(['1', '5', '6', '9', '12'].map((rooms) => read({ rooms }).roomTypeId)).toEqual([1, 5, 7, 10, 11]);
    expect(read({ rooms: 'სტუდიო' }).roomTypeId).toBe(1);
  });

  it('leases land and rents everything else, whichever word the source uses', () => {
    const land: RawRow = { deal: 'rent', type: 'land', price: '500 $', area: '1200' };
    expect(read(land)).toMatchObject({ realEstateTypeId: 4, dealTypeId: 10, roomTypeId: null, floor: null });
    expect(read({ deal: 'lease', price: '500 $' }).dealTypeId).toBe(2);
    expect(refusalOf({ ...land, deal: 'daily' })).toBe('deal_not_offered');
  });

  it('reads hectares of land', () => {
    expect(read({ type: 'land', area: '1,5 ჰა' })).toMatchObject({ areaSqm: 15_000, areaTypeId: 2 });
  });

  it('reads hectares only for land and yards', () => {
    expect(refusalOf({ area: '0.005 ha' })).toBe('area_absurd');
    expect(read({ type: 'house', yardArea: '0,2 ჰა' }).yardAreaSqm).toBe(2000);
    expect(read({ type: 'land', area: '1200 მ² (ჰავა კარგია)' }).areaSqm).toBe(1200);
  });

  it.each([
    ['800 sq ft', 74.3],
    ['800 sq. ft.', 74.3],
    ['800 sqft', 74.3],
    ['800 ft²', 74.3],
    ['800 square feet', 74.3],
    ['1,076 ft²', 100],
    ['800 кв. футов', 74.3],
    ['75 m2', 75],
    ['75 sq. m', 75],
    ['75 square metres', 75],
    ['75კვ.მ', 75],
    ['75 кв. м.', 75],
    ['75 м²', 75],
    ['75 მეტრი', 75],
    ['75 (60 living)', 75],
    ['75 total', 75],
    ['ფართი: 75', 75],
    ['70-75 sq ft', 6.5],
  ])('has the area %s in square metres', (area, areaSqm) => expect(read({ area, price: '20000 $' }).areaSqm).toBe(areaSqm));

  it('has land in any unit', () => {
    const land = (area: string) => read({ type: 'land', area, price: '90000 $' }).areaSqm;
    expect([land('6 соток'), land('2 acres'), land('0.5 სოტკა')]).toEqual([600, 8093.7, 50]);
  });

  it('has a height in metres', () => {
    const heights = ['3,2', '3.2 m', '320 cm', '3200 мм', '10.5 ft', '9'];
    expect(heights.map((ceilingHeight) => read({ ceilingHeight }).heightCm)).toEqual([320, 320, 320, 320, 320, 900]);
  });

  it('takes the lower bound of a range, and its price as "from"', () => {
    expect(read({ area: '100-120 m²' })).toMatchObject({ areaSqm: 100, priceTypeId: 2 });
    expect(read({ area: '100 – 120 m²', price: '135000 $' })).toMatchObject({ areaSqm: 100, priceUsdMinor: 13_500_000 });
    expect(read({ price: '100 000 – 120 000 $' })).toMatchObject({ priceTypeId: 2, priceUsdMinor: 10_000_000 });
    expect(read({ price: '$100,000 - $120,000' })).toMatchObject({ priceTypeId: 2, priceUsdMinor: 10_000_000 });
  });

  it('has no text longer than the form accepts', () => {
    const row = read({ street: 'ჟ'.repeat(400), streetNumber: '1'.repeat(400), ownerName: 'ა'.repeat(400) });
    expect([row.addressText?.length, row.streetNumber?.length, row.ownerName?.length]).toEqual([255, 30, 100]);
  });

  it('reads conditions and statuses in the spellings of other files, among those offered', () => {
    expect(read({ condition: 'newly renovated', status: 'construction' })).toMatchObject({ conditionId: 1, statusId: 3 });
    expect(read({ condition: 'თეთრი კარკასი', status: 'ახალი აშენებული' })).toMatchObject({ conditionId: 5, statusId: 2 });
    expect(read({ deal: 'daily', price: '50 $', condition: 'white frame' }).conditionId).toBeNull();
  });

  it('stores a text under the language of its script, and a bare title not at all', () => {
    expect(read({ description: 'Продаётся квартира. Документы в порядке.' }).comment).toMatchObject({
      ka: '',
      ru: 'Продаётся квартира. Документы в порядке.',
    });
    expect(read({ description: 'იყიდება 3 ოთახიანი ბინა ვაკეში' }).comment).toEqual({ ka: '', en: '', ru: '' });
  });

  it('has its own date, and that of the import only when it has none', () => {
    expect(read({ date: '2025-07-13 18:49' }).date).toEqual(new Date('2025-07-13T14:49:00Z'));
    expect(read({ date: '3 days ago' }).date).toEqual(new Date('2026-11-17T09:00:00Z'));
    expect(read({}).date).toEqual(now);
  });

  it('keeps the paragraphs of its description', () => {
    const description = 'Продаётся квартира.\n\nДокументы в порядке.';
    expect(read({ description }).comment).toMatchObject({ ru: description });
  });
});

describe('a price', () => {
  it.each([
    ['900 ₾', 1, 90_000],
    ['900 ლარი', 1, 90_000],
    ['1,020 USD', 2, 102_000],
    ['$ 1 020', 2, 102_000],
  ])('%s says its currency', (price, currencyId, minor) => {
    const row = read({ deal: 'rent', price });
    expect([row.currencyId, currencyId === 1 ? row.priceGelMinor : row.priceUsdMinor]).toEqual([currencyId, minor]);
  });

  it('without a sign takes the currency column, then the one of the command', () => {
    expect(read({ price: '135000', currency: 'GEL' }, { currencyId: 2 }).currencyId).toBe(1);
    expect(read({ price: '135000' }, { currencyId: 2 }).currencyId).toBe(2);
    expect(refusalOf({ price: '135000' })).toBe('currency_unknown');
    expect(refusalOf({ price: '135000 €' }, { currencyId: 2 })).toBe('currency_unsupported');
  });

  it('takes the currency of the price of a square metre before the one of the command', () => {
    const row = read({ price: '364500', squarePrice: '4 860 ₾ /მ2' }, { currencyId: 2 });
    expect([row.currencyId, row.priceGelMinor]).toEqual([1, 36_450_000]);
  });

  it.each(['1 800 $/m²', '1,800 $ /მ2', '1800 USD per sqm', '1800 $ за м²', '1800 $ / კვ.მ'])(
    'of a square metre is multiplied by the area: %s',
    (price) => expect(read({ price })).toMatchObject({ priceUsdMinor: 13_500_000, squarePriceUsdMinor: 180_000 }),
  );

  it.each([
    ['180 $/sq ft', { area: '75', priceUsdMinor: 14_531_300 }],
    ['5000 $ за сотку', { type: 'land', area: '600', priceUsdMinor: 3_000_000 }],
    ['20000 $/ha', { type: 'land', area: '1.5 ha', priceUsdMinor: 3_000_000 }],
  ])('of another unit is multiplied as well: %s', (price, { priceUsdMinor, ...row }) =>
    expect(read({ price, ...row })).toMatchObject({ priceUsdMinor }),
  );

  it('of a square metre alone is enough', () =>
    expect(read({ price: undefined, squarePrice: '1800 $' }).priceUsdMinor).toBe(13_500_000));

  it('may be negotiable or a lower bound', () => {
    expect(read({ price: 'შეთანხმებით' })).toMatchObject({ priceTypeId: 1, priceGelMinor: null, priceUsdMinor: null });
    expect(read({ price: '135 000 $-დან' })).toMatchObject({ priceTypeId: 2, priceUsdMinor: 13_500_000 });
  });

  it.each<[string | undefined, RefusalKind]>([
    [undefined, 'price_missing'],
    ['0 $', 'price_invalid'],
    ['-5 $', 'price_invalid'],
    ['ask $', 'price_invalid'],
    ['329510000 $', 'price_absurd'],
    ['1500 $', 'price_absurd'],
  ])('%s is refused as %s', (price, kind) => expect(refusalOf({ price })).toBe(kind));
});

describe('a row is refused', () => {
  it.each<[RefusalKind, RawRow]>([
    ['floor_above_top', { floor: '10', totalFloors: '9' }],
    ['floor_above_top', { floor: '10/9', totalFloors: undefined }],
    ['floor_absurd', { floor: '3', totalFloors: '113' }],
    ['area_missing', { area: undefined }],
    ['area_absurd', { area: '1' }],
    ['area_absurd', { area: '750000' }],
    ['rooms_absurd', { rooms: '300' }],
    ['place_unknown', { city: 'Atlantis' }],
    ['place_unknown', { city: undefined, district: undefined }],
    ['date_unreadable', { date: '7/13/2025' }],
    ['date_unreadable', { date: '31.02.2025' }],
    ['area_unit_unknown', { area: '800 tsubo' }],
    ['text_broken', { description: '������ ������.' }],
    ['text_broken', { ownerName: 'Ни\uFFFDа' }],
    ['text_broken', { title: '??????? 2 ????????? ????' }],
    ['text_broken', { description: 'Ð¿Ñ€Ð¾Ð´Ð°Ñ‘Ñ‚ÑÑ' }],
    ['text_broken', { city: 'áƒ—áƒ‘áƒ˜áƒšáƒ˜áƒ¡áƒ˜' }],
    ['coordinates_outside', { latitude: '55.75', longitude: '37.61' }],
    ['deal_unknown', { deal: 'gift' }],
    ['type_unknown', { type: 'spaceship' }],
  ])('as %s: %j', (kind, changes) => expect(refusalOf(changes)).toBe(kind));

  it('but not for question marks that somebody asks with', () =>
    expect(refusalOf({ description: 'Why wait??? Call now?? It is a good flat.' })).toBeUndefined());

  it('but a floor of zero says nothing', () => expect(read({ floor: '0' }).floor).toBeNull());
});

const tbilisi = places.cities.find(({ id }) => id === 1)?.districts ?? [];
const urban = tbilisi.flatMap(({ urbans }) => urbans).find(({ id }) => id === 38);
const vake = { latitude: urban?.lat, longitude: urban?.lng };
const krtsanisi = tbilisi.find(({ id }) => id === 6);
const chavchavadze = findStreet('ჭავჭავაძის გამზირი', 1, 38, null);

describe('a place', () => {
  const at = (changes: RawRow) => read({ city: undefined, district: undefined, ...changes });

  it('is found by its nominative or its locative, in any language', () => {
    for (const district of ['საბურთალო', 'საბურთალოზე', 'Saburtalo', 'Сабуртало'])
      expect(at({ city: 'თბილისი', district }).urbanId).toBe(47);
    expect(at({ city: 'ბათუმში', district: 'ხიმშიაშვილის უბანი' })).toMatchObject({ cityId: 15, districtId: 13, urbanId: 76 });
  });

  it('puts swapped coordinates right', () => {
    expect(read({ latitude: '44.7622', longitude: '41.7082' })).toMatchObject({ latitude: 41.7082, longitude: 44.7622 });
  });

  it('is the nearest urban when only coordinates are known', () => {
    expect(at({ latitude: '41.6379', longitude: '41.6143' })).toMatchObject({ cityId: 15, urbanId: 76 });
  });

  it('is inside the administrative district that is named', () => {
    expect(at({ district: 'Isani District', latitude: '41.6895', longitude: '44.8386' })).toMatchObject({
      cityId: 1,
      districtId: 5,
    });
    expect(at({ district: 'Krtsanisi District' })).toMatchObject({ cityId: 1, districtId: 6, urbanId: null });
  });

  it('loses a point that lies in another part of the country', () => {
    expect(read({ latitude: '41.6379', longitude: '41.6143' })).toMatchObject({
      cityId: 1,
      urbanId: 38,
      ...vake,
    });
  });

  it('without coordinates is the middle of the street, else of the neighbourhood or the district', () => {
    expect(read({})).toMatchObject({ ...vake, metroStationId: null });
    expect(read({ street: 'ჭავჭავაძის გამზირი' })).toMatchObject({ latitude: chavchavadze?.lat, longitude: chavchavadze?.lng });
    expect(at({ district: 'Krtsanisi District' })).toMatchObject({ districtId: 6, latitude: krtsanisi?.lat });
    expect(read({ latitude: '41.7092', longitude: '44.7634' })).toMatchObject({ latitude: 41.7092, longitude: 44.7634 });
  });

  it('is nowhere on the map when only a large city is named', () =>
    expect(at({ city: 'თბილისი' })).toMatchObject({ cityId: 1, urbanId: null, latitude: null, longitude: null }));

  it('is read from the address of the page when the title names the city alone', () => {
    const url = 'https://home.example/ka/udzravi-qoneba/qiravdeba-dghiurad-1-otaxiani-bina-aeroportis-ubanshi-32144222';
    expect(
      at({ city: 'ბათუმი', title: 'ქირავდება დღიურად 1 ოთახიანი ბინა ბათუმში', deal: 'daily', price: '29 $', url }).urbanId,
    ).toBe(77);
  });

  it.each<[string, RawRow, Partial<ReturnType<typeof read>>]>([
    [
      'the street is in the column of the number',
      { street: 'საბურთალო', streetNumber: 'პეკინის გამზ. 7' },
      { urbanId: 47, streetNumber: '7', addressText: null },
    ],
    [
      'that street is not in the gazetteer',
      { district: 'ვაკე-საბურთალო', street: 'საბურთალო', streetNumber: 'არარსებული ქ. 12ა' },
      { urbanId: 47, streetId: null, streetNumber: null, addressText: 'არარსებული ქ. 12ა' },
    ],
    [
      'the street has no word that says so',
      { street: 'დიდი დიღომი', streetNumber: 'ასმათის 4' },
      { urbanId: 29, addressText: 'ასმათის 4' },
    ],
    ['there is no street', { street: 'ვაკე' }, { urbanId: 38, streetId: null, addressText: null }],
    [
      'the district says the same',
      { district: 'ვაკე', street: 'ვაკე', streetNumber: '5' },
      { urbanId: 38, streetId: null, addressText: null, streetNumber: null },
    ],
  ])('is the district in the column of the street when %s', (_, row, place) =>
    expect(at({ city: 'თბილისი', ...row })).toMatchObject(place),
  );

  it('keeps a house number that has parts, and a street with its kind', () => {
    expect(at({ city: 'თბილისი', street: 'პეკინის გამზირი', streetNumber: '7, კორპუსი 2' })).toMatchObject({
      streetNumber: '7, კორპუსი 2',
    });
    expect(at({ city: 'თბილისი', district: 'საბურთალო', street: 'ვაკე', streetNumber: 'ბლოკი 3' }).urbanId).toBe(47);
  });

  it('keeps an address that the gazetteer does not know as text', () => {
    expect(read({ street: 'shota nadirashvili 5' })).toMatchObject({ streetId: null, addressText: 'shota nadirashvili 5' });
  });
});

describe('the identity of a row', () => {
  const keyOf = (changes: RawRow, changed: Partial<RowContext> = {}) => {
    const { source, sourceKey } = read(changes, changed);
    return `${source} ${sourceKey}`;
  };

  it('is its address without what does not name the page', () => {
    const plain = keyOf({ url: 'https://www.example.org/pr/17' });
    expect(keyOf({ url: 'http://example.org/pr/17/?from=list#photo', price: '1 000 000 $' })).toBe(plain);
    expect(keyOf({ url: 'https://example.org/pr/18' })).not.toBe(plain);
  });

  it('is the id in its address where all listings have one path', () => {
    const page = keyOf({ url: 'https://example.org/show.php?lang=ka&id=17' });
    expect(keyOf({ url: 'https://example.org/show.php?id=17&lang=en' })).toBe(page);
    expect(keyOf({ url: 'https://example.org/show.php?lang=ka&id=18' })).not.toBe(page);
  });

  it('is its id in one source of one user', () => {
    expect(keyOf({ id: '17' })).toBe(keyOf({ id: '17', price: '136000 $' }));
    expect(keyOf({ id: '17' })).not.toBe(keyOf({ id: '17' }, { userId: 1002 }));
    expect(keyOf({ id: '17' })).not.toBe(keyOf({ id: '17' }, { sourceName: 'feed:example.org' }));
  });

  it('is what it says when it has neither, whatever day it counts from and however its lines are set', () => {
    expect(keyOf({ date: '3 days ago', description: 'One. Two.' })).toBe(
      keyOf({ date: '4 days ago', description: 'One.\nTwo.' }),
    );
    expect(keyOf({})).toBe(keyOf({}));
    expect(keyOf({})).not.toBe(keyOf({ area: '76' }));
  });
});
