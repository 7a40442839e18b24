import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contracts/common';
import { slugify } from '@/lib/format/slugs/romanise';
import { findCity, findPlaceByName, findStreets, findStreetsByName, places, streets } from './gazetteer';

const TBILISI = 1;
const BATUMI = 15;
const KUTAISI = 96;
const RUSTAVI = 73;

const districts = places.cities.flatMap((city) => city.districts);
const urbans = districts.flatMap((district) => district.urbans);
const namedEntries = [...places.cities, ...districts, ...urbans, ...streets];
const tbilisi = findCity(TBILISI);
const tbilisiUrbans = tbilisi?.districts.flatMap((district) => district.urbans) ?? [];

/** Urbans for which public data name one street, or none at all: meadows, lakes and villages without street names. */
const urbansOfOneStreet = [14, 15, 50, 78, 101, 106, 121];
const urbansWithoutStreets = [13, 42, 44, 45, 68, 69, 70, 102, 107, 118, 120, 122];

const scripts = {
  ka: { own: /\p{Script=Georgian}/u, foreign: /\p{Script=Latin}|\p{Script=Cyrillic}/u },
  en: { own: /\p{Script=Latin}/u, foreign: /\p{Script=Georgian}|\p{Script=Cyrillic}/u },
  ru: { own: /\p{Script=Cyrillic}/u, foreign: /\p{Script=Georgian}|\p{Script=Latin}/u },
};

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function distanceKm(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  return Math.hypot((from.lat - to.lat) * 111, (from.lng - to.lng) * 83);
}

describe('counts', () => {
  it('covers the towns, and the districts and urbans of the four large cities', () => {
    expect(places.cities.length).toBeGreaterThanOrEqual(60);
    expect(tbilisi?.districts).toHaveLength(6);
    expect(tbilisiUrbans).toHaveLength(75);
    expect(findCity(BATUMI)?.districts).toHaveLength(11);
    expect(findCity(KUTAISI)?.districts).toHaveLength(20);
  });

  it.each([
    [TBILISI, 450],
    [BATUMI, 90],
    [KUTAISI, 30],
    [RUSTAVI, 30],
  ])('has enough streets of city %i', (cityId, least) => {
    expect(findStreets(cityId).length).toBeGreaterThanOrEqual(least);
  });

  it('has at least two streets in every urban of Tbilisi that has them', () => {
    const few = tbilisiUrbans.filter((urban) => findStreets(TBILISI, urban.id).length < 2).map((urban) => urban.id);
    expect(few.sort((a, b) => a - b)).toEqual([...urbansOfOneStreet, ...urbansWithoutStreets].sort((a, b) => a - b));
    expect(urbansOfOneStreet.filter((id) => findStreets(TBILISI, id).length !== 1)).toEqual([]);
  });
});

describe('names', () => {
  it.each(locales)('are in the right script in %s', (locale) => {
    const texts = namedEntries.flatMap((entry) => [entry.name[locale], entry.name_in[locale]]);
    const regions = places.cities.map((city) => city.region[locale]);
    const wrong = [...texts, ...regions].filter(
      (text) => text !== text.trim() || !scripts[locale].own.test(text) || scripts[locale].foreign.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it('write words out', () => {
    expect(namedEntries.filter((entry) => Object.values(entry.name).some((text) => text.includes('.')))).toEqual([]);
  });

  it('end a Georgian locative in its postposition', () => {
    expect(namedEntries.filter((entry) => !/(?:ში|ზე)$/.test(entry.name_in.ka)).map((entry) => entry.name_in.ka)).toEqual([]);
  });

  it('begin an English and a Russian locative with a preposition', () => {
    expect(
      namedEntries.filter((entry) => !/^(?:in|on|at|around) /.test(entry.name_in.en)).map((entry) => entry.name_in.en),
    ).toEqual([]);
    expect(namedEntries.filter((entry) => !/^(?:в|во|на) /.test(entry.name_in.ru)).map((entry) => entry.name_in.ru)).toEqual([]);
  });

  it.each([
    [1, null, null, 'თბილისში', 'in Tbilisi', 'в Тбилиси'],
    [20, null, null, 'ბორჯომში', 'in Borjomi', 'в Боржоми'],
    [62, null, null, 'მცხეთაში', 'in Mtskheta', 'в Мцхете'],
    [1, 6, null, 'ძველ თბილისში', 'in Old Tbilisi', 'в Старом Тбилиси'],
    [1, 3, null, 'დიდუბე-ჩუღურეთში', 'in Didube-Chugureti', 'в Дидубе-Чугурети'],
    [1, 4, 38, 'ვაკეში', 'in Vake', 'в Ваке'],
    [1, 4, 47, 'საბურთალოზე', 'in Saburtalo', 'в Сабуртало'],
    [1, 4, 43, 'ლისის ტბაზე', 'at Lisi Lake', 'на озере Лиси'],
    [1, 4, 29, 'დიდ დიღომში', 'in Didi Dighomi', 'в Диди-Дигоми'],
    [1, 6, 64, 'ვერაზე', 'in Vera', 'на Вере'],
    [1, 6, 66, 'მთაწმინდაზე', 'in Mtatsminda', 'на Мтацминде'],
    [1, 6, 67, 'სოლოლაკში', 'in Sololaki', 'в Сололаки'],
    [1, 3, 26, 'სვანეთის უბანში', 'in Svanetis Ubani', 'в Сванетис-Убани'],
  ])('gives the locative of %i/%s/%s', (cityId, districtId, urbanId, ka, en, ru) => {
    const city = findCity(cityId);
    const district = city?.districts.find(({ id }) => id === districtId);
    const urban = district?.urbans.find(({ id }) => id === urbanId);
    expect((urban ?? district ?? city)?.name_in).toEqual({ ka, en, ru });
  });

  it('gives the locative of a street', () => {
    const [avenue] = findStreetsByName('ილია ჭავჭავაძის გამზირი', TBILISI);
    expect(avenue?.name_in).toEqual({
      ka: 'ილია ჭავჭავაძის გამზირზე',
      en: 'on Ilia Chavchavadze Avenue',
      ru: 'на проспекте Ильи Чавчавадзе',
    });
  });
});

describe('ids', () => {
  it.each([
    ['cities', places.cities],
    ['districts', districts],
    ['urbans', urbans],
    ['streets', streets],
  ])('of %s are unique', (_level, entries) => {
    expect(repeated(entries.map((entry) => entry.id))).toEqual([]);
  });

  it('are those of the market', () => {
    expect([TBILISI, BATUMI, KUTAISI, RUSTAVI].map((id) => findCity(id)?.name.en)).toEqual([
      'Tbilisi',
      'Batumi',
      'Kutaisi',
      'Rustavi',
    ]);
    expect(tbilisi?.districts.map(({ id, name }) => [id, name.en])).toEqual([
      [1, 'Gldani-Nadzaladevi'],
      [2, 'Suburbs of Tbilisi'],
      [3, 'Didube-Chugureti'],
      [4, 'Vake-Saburtalo'],
      [5, 'Isani-Samgori'],
      [6, 'Old Tbilisi'],
    ]);
  });

  it('of a street name an existing city, district and urban that lie in one another', () => {
    const lost = streets.filter((street) => {
      const district = findCity(street.city_id)?.districts.find(({ id }) => id === street.district_id);
      const hasDistrict = street.district_id === null ? findCity(street.city_id) !== undefined : district !== undefined;
      const hasUrban = street.urban_id === null || district?.urbans.some(({ id }) => id === street.urban_id);
      return !hasDistrict || !hasUrban;
    });
    expect(lost).toEqual([]);
  });

  it('of streets the market has none for start at 900001', () => {
    expect(streets.filter((street) => street.city_id !== TBILISI && street.id < 900_001)).toEqual([]);
    expect(streets.filter((street) => street.city_id === TBILISI && street.id >= 900_001)).toEqual([]);
  });
});

describe('positions', () => {
  it('lie inside Georgia', () => {
    expect(namedEntries.filter(({ lat, lng }) => lat < 41 || lat > 43.6 || lng < 40 || lng > 46.8)).toEqual([]);
  });

  it.each([
    ['districts of the four cities', (id: number) => findCity(id)?.districts ?? []],
    ['urbans', (id: number) => findCity(id)?.districts.flatMap((district) => district.urbans) ?? []],
    ['streets', (id: number) => findStreets(id)],
  ])('of %s lie near their city', (_level, entriesOf) => {
    const far = [TBILISI, BATUMI, KUTAISI, RUSTAVI].flatMap((id) => {
      const city = findCity(id);
      return city ? entriesOf(id).filter((entry) => distanceKm(entry, city) > 20) : [];
    });
    expect(far.map((entry) => entry.name.en)).toEqual([]);
  });

  it('of a street lies within four kilometres of its urban', () => {
    const far = streets.filter((street) => {
      const urban = urbans.find(({ id }) => id === street.urban_id);
      return urban !== undefined && distanceKm(street, urban) > 4;
    });
    expect(far.map((street) => street.name.en)).toEqual([]);
  });
});

describe.each(locales)('slugs in %s', (locale) => {
  it('are the locative made safe for an address', () => {
    const wrong = [...places.cities, ...districts, ...urbans].filter(
      (entry) => entry.slug[locale] !== slugify(entry.name_in[locale], locale),
    );
    expect(wrong.map((entry) => entry.slug[locale])).toEqual([]);
    expect(places.cities.filter((entry) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(entry.slug[locale]))).toEqual([]);
  });

  it('are unique within a level and a city', () => {
    expect(repeated(places.cities.map((city) => city.slug[locale]))).toEqual([]);
    for (const city of places.cities) {
      expect(repeated(city.districts.map((district) => district.slug[locale]))).toEqual([]);
      expect(repeated(city.districts.flatMap((district) => district.urbans).map((urban) => urban.slug[locale]))).toEqual([]);
    }
  });
});

describe('findPlaceByName', () => {
  const saburtalo = { cityId: 1, districtId: 4, urbanId: 47 };

  it.each(['საბურთალო', 'საბურთალოზე', 'საბურთალოში', 'Saburtalo', 'in saburtalo', 'САБУРТАЛО', ' в Сабуртало '])(
    'finds Saburtalo by %s',
    (text) => {
      expect(findPlaceByName(text)).toEqual(saburtalo);
    },
  );

  it.each([
    ['თბილისი', { cityId: 1, districtId: null, urbanId: null }],
    ['в Старом Тбилиси', { cityId: 1, districtId: 6, urbanId: null }],
    ['სოფ. დიღომი', { cityId: 1, districtId: 4, urbanId: 48 }],
    ['აეროპორტის დას.-ში', { cityId: 1, districtId: 5, urbanId: 49 }],
    ['სან.ზონა', { cityId: 1, districtId: 1, urbanId: 11 }],
    ['ყაზბეგი', { cityId: 97, districtId: null, urbanId: null }],
    ['აღმაშენებლის უბანი', { cityId: 15, districtId: 10, urbanId: 74 }],
    ['', undefined],
    ['Atlantis', undefined],
  ])('reads %s', (text, ids) => {
    expect(findPlaceByName(text)).toEqual(ids);
  });

  it('finds every place by each of its names in its own city', () => {
    for (const city of places.cities) {
      for (const urban of city.districts.flatMap((district) => district.urbans)) {
        for (const text of [...Object.values(urban.name), ...Object.values(urban.name_in)]) {
          expect(findPlaceByName(text, city.id)?.urbanId, text).toBe(urban.id);
        }
      }
    }
  });

  it('finds nothing outside the city requested', () => {
    expect(findPlaceByName('ვაკე', BATUMI)).toBeUndefined();
  });
});
