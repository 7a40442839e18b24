import { describe, expect, it } from 'vitest';
import type { City } from '@/lib/contracts/locations';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { kindCrumbs, placeCrumbs } from './breadcrumb';

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
  { ...named(1, 'თბილისი', 'Tbilisi', 'in Tbilisi'), districts: [{ ...named(4, 'ვაკე', 'Vake', 'in Vake'), urbans: [] }] },
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
