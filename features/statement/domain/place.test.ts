import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { partial } from '@/tests/factories/partial';
import { fullAddress, kindCrumbs, nearbyStation, placeCrumbs } from './place';

const words = (ka: string, en: string, ru: string) => ({ ka, en, ru });
const statement = partial<StatementDetail>({
  id: 10000001,
  dynamic_titles: words('იყიდება ბინა ვაკეში', 'Apartment for sale in Vake', 'Продаётся квартира в Ваке'),
  city_names: words('თბილისი', 'Tbilisi', 'Тбилиси'),
  district_names: words('ვაკე-საბურთალო', 'Vake-Saburtalo', 'Ваке-Сабуртало'),
  urban_names: words('ვაკე', 'Vake', 'Ваке'),
  addresses: words('ჭავჭავაძის გამზირი 37', 'Chavchavadze Avenue 37', 'проспект Чавчавадзе 37'),
  price: { '1': { price_total: 459_000, price_square: 4250 }, '2': { price_total: 170_000, price_square: 1574 } },
  price_type_id: 3,
  currency_id: 2,
  area: 108,
  area_type_id: 1,
});

describe('addressLine', () => {
  it('names the city, the narrowest place and the street', () => {
    expect(fullAddress(statement, 'ru')).toBe('Тбилиси, Ваке, проспект Чавчавадзе 37');
  });

  it('does not say the same name twice and leaves out what is not known', () => {
    const none = words('', '', '');
    expect(fullAddress({ ...statement, urban_names: none, district_names: statement.city_names, addresses: none }, 'en')).toBe(
      'Tbilisi',
    );
  });
});

const named = (id: number, ka: string, en: string, inEn: string) => ({
  id,
  display_name: ka,
  display_names: { ka, en, ru: en },
  display_name_in: ka,
  display_names_in: { ka, en: inEn, ru: inEn },
  slug: en.toLowerCase(),
  slugs: { ka: en.toLowerCase(), en: inEn.toLowerCase().replace(' ', '-'), ru: en.toLowerCase() },
  lat: 0,
  lng: 0,
  streets_count: 0,
});
const tree: City[] = [
  {
    ...named(1, 'თბილისი', 'Tbilisi', 'in Tbilisi'),
    kind: 'capital',
    districts: [{ ...named(4, 'ვაკე', 'Vake', 'in Vake'), urbans: [] }],
  },
];
const places = indexPlaces(tree);
const located = {
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  city_names: { ka: 'თბილისი', en: 'Tbilisi', ru: 'Тбилиси' },
  district_names: { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' },
  urban_names: { ka: 'ვაკე', en: 'Vake', ru: 'Ваке' },
};

describe('kindCrumbs', () => {
  it('leads to the list of the deal and to that of the deal and the type', () => {
    expect(kindCrumbs(located, 'en', { deal: 'For sale', type: 'Apartments' }).map(({ href }) => href)).toEqual([
      '/en/s/real-estate-for-sale',
      '/en/s/apartments-for-sale',
    ]);
  });
});

describe('placeCrumbs', () => {
  it('leads to the same kind in each place, and names a neighbourhood that shares the name of its district once', () => {
    expect(placeCrumbs(located, 'en', places)).toEqual([
      { name: 'Tbilisi', href: '/en/s/apartments-for-sale-in-tbilisi' },
      { name: 'Vake', href: '/en/s/apartments-for-sale-in-vake' },
    ]);
  });

  it('stops at the city where nothing narrower is known', () => {
    expect(placeCrumbs({ ...located, district_id: null, urban_id: null }, 'en', places)).toHaveLength(1);
  });
});

describe('nearbyStation', () => {
  const flat = {
    deal_type_id: 1,
    real_estate_type_id: 1,
    metro_station_id: 3,
    metro_station_names: words('დელისი', 'Delisi', 'Делиси'),
    metro_distance_m: 615,
  };

  it('has the name, the walk and the list around the station', () => {
    expect(nearbyStation(flat, 'en', places)).toEqual({
      name: 'Delisi',
      href: '/en/s/apartments-for-sale?metro_station_ids=3',
      distanceM: 615,
      minutes: 10,
    });
  });

  it('is nothing where no station is within a walk', () => {
    expect(
      nearbyStation({ ...flat, metro_station_id: null, metro_station_names: null, metro_distance_m: null }, 'en', places),
    ).toBeNull();
  });
});
