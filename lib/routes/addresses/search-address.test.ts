import { describe, expect, it } from 'vitest';
import type { City, MetroStation } from '@/lib/contracts/locations';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { ignoredFilters, readFilters, readSearchAddress, searchPath, singlePlace } from './search-address';

const named = (id: number, ka: string, slugs: [string, string, string]) => ({
  id,
  display_name: ka,
  display_names: { ka, en: ka, ru: ka },
  display_name_in: ka,
  display_names_in: { ka, en: ka, ru: ka },
  slug: slugs[0],
  slugs: { ka: slugs[0], en: slugs[1], ru: slugs[2] },
  lat: 41.7,
  lng: 44.8,
  streets_count: 0,
});
const tree: City[] = [
  {
    ...named(1, 'თბილისი', ['tbilisshi', 'in-tbilisi', 'v-tbilisi']),
    kind: 'capital',
    districts: [
      {
        ...named(4, 'ვაკე-საბურთალო', ['vake-saburtaloshi', 'in-vake-saburtalo', 'v-vake-saburtalo']),
        urbans: [named(38, 'ვაკე', ['vakeshi', 'in-vake', 'v-vake'])],
      },
    ],
  },
  { ...named(15, 'ბათუმი', ['batumshi', 'in-batumi', 'v-batumi']), kind: 'city', districts: [] },
];
const words = (text: string) => ({ ka: text, en: text, ru: text });
const station = (id: number, ka: string, en: string, ru: string): MetroStation => ({
  id,
  display_name: en,
  display_names: words(en),
  display_names_in: words(en),
  slug: en,
  slugs_in: { ka, en, ru },
  lat: 41.7,
  lng: 44.8,
  urban_ids: [],
});
const places = indexPlaces(tree, [station(3, 'metro-delistan', 'near-delisi-metro', 'u-metro-delisi')]);
const read = (locale: 'ka' | 'en' | 'ru', slug: string | null, search = '') => readSearchAddress(locale, slug, search, places);

describe('searchPath', () => {
  it('puts a single deal, type and place into the slug of the language and the rest into the query', () => {
    const filters = { deal_types: [1], real_estate_types: [1], urbans: [38], price_to: 200_000, currency_id: 2 as const };
    expect(searchPath('ka', filters, places)).toBe('/s/iyideba-bina-vakeshi?price_to=200000&currency_id=2');
    expect(searchPath('en', filters, places)).toBe('/en/s/apartments-for-sale-in-vake?price_to=200000&currency_id=2');
    expect(searchPath('ru', filters, places)).toBe('/ru/s/prodazha-kvartir-v-vake?price_to=200000&currency_id=2');
  });

  it('gives each station of the metro its own address, and with a place only a query', () => {
    const filters = { deal_types: [1], real_estate_types: [1], metro_station_ids: [3] };
    expect(searchPath('ka', filters, places)).toBe('/s/iyideba-bina-metro-delistan');
    expect(searchPath('en', filters, places)).toBe('/en/s/apartments-for-sale-near-delisi-metro');
    expect(searchPath('ru', filters, places)).toBe('/ru/s/prodazha-kvartir-u-metro-delisi');
    expect(read('en', 'apartments-for-sale-near-delisi-metro')).toEqual({ filters, isMisleading: false });
    expect(searchPath('ka', { ...filters, urbans: [38] }, places)).toBe('/s/iyideba-bina-vakeshi?metro_station_ids=3');
    expect(searchPath('ka', { metro_station_ids: [3, 4] }, places)).toBe('/s?metro_station_ids=3,4');
  });

  it('keeps lists in the query', () => {
    expect(searchPath('ka', { deal_types: [1, 2], urbans: [38] }, places)).toBe('/s/udzravi-qoneba-vakeshi?deal_types=1,2');
    expect(searchPath('ka', { cities: [1], urbans: [38] }, places)).toBe('/s?cities=1&urbans=38');
  });

  it('leaves out false flags, empty values and page 1', () => {
    expect(
      searchPath('ka', { with_3d: false, owner: false, newest: false, with_picture: false, q: '', cities: [], page: 1 }, places),
    ).toBe('/s');
    expect(searchPath('ka', { with_3d: true, page: 2 }, places)).toBe('/s?with_3d=1&page=2');
  });
});

describe('readSearchAddress', () => {
  it('reads what searchPath writes, in every language', () => {
    const filters = {
      deal_types: [7],
      real_estate_types: [2],
      cities: [15],
      room_types: [2, 3],
      order_by: 'price' as const,
      sequence: 'asc' as const,
      page: 3,
    };
    for (const locale of ['ka', 'en', 'ru'] as const) {
      const url = new URL(searchPath(locale, filters, places), 'http://site');
      const slug = url.pathname.split('/').at(-1) ?? null;
      expect(read(locale, slug, url.search)).toEqual({ filters, isMisleading: false });
    }
  });

  it('lets a query refine the slug', () => {
    expect(read('ka', 'iyideba-bina-tbilisshi', '?room_types=2')).toEqual({
      filters: { deal_types: [1], real_estate_types: [1], cities: [1], room_types: [2] },
      isMisleading: false,
    });
  });

  it.each([
    ['iyideba-bina-tbilisshi', '?districts=4', '/s/iyideba-bina-vake-saburtaloshi'],
    ['iyideba-bina-tbilisshi', '?urbans=38&price_to=5', '/s/iyideba-bina-vakeshi?price_to=5'],
    ['iyideba-bina-vakeshi', '?cities=1', '/s/iyideba-bina-vakeshi'],
    ['iyideba-bina-vakeshi', '?cities=15', '/s/iyideba-bina-batumshi'],
    ['iyideba-bina-batumshi', '?urbans=38', '/s/iyideba-bina-vakeshi'],
    ['iyideba-bina-tbilisshi', '?cities=1,15&urbans=38', '/s/iyideba-bina?cities=1,15&urbans=38'],
  ])('leads from %s%s to the address of the place that is meant', (slug, search, meant) => {
    const address = read('ka', slug, search);
    expect(address?.isMisleading).toBe(true);
    expect(searchPath('ka', address?.filters ?? {}, places)).toBe(meant);
    const [path = '', query = ''] = meant.split('?');
    expect(read('ka', path.split('/').at(-1) ?? null, `?${query}`)?.isMisleading).toBe(false);
  });

  it('prefers the query where the two conflict and marks the address as misleading', () => {
    const address = read('ka', 'iyideba-bina-tbilisshi', '?deal_types=2');
    expect(address).toMatchObject({ isMisleading: true, filters: { deal_types: [2], real_estate_types: [1], cities: [1] } });
    expect(searchPath('ka', address?.filters ?? {}, places)).toBe('/s/qiravdeba-bina-tbilisshi');
  });

  it('understands a slug of another language and says that its address is another', () => {
    expect(read('en', 'iyideba-bina-vakeshi')).toMatchObject({ isMisleading: true, filters: { deal_types: [1], urbans: [38] } });
  });

  it('finds nothing in a slug that means nothing', () => {
    expect(read('ka', 'iyideba-bina-atlantidashi')).toBeNull();
    expect(read('en', 'anything')).toBeNull();
  });
});

describe('ignoredFilters', () => {
  it.each([
    ['?price_from=100 000&area_from=40', [{ name: 'price_from', value: '100 000' }]],
    ['?price_to=12345678901234567890', [{ name: 'price_to', value: '12345678901234567890' }]],
    ['?rooms=2&cities[]=x&cities[]=y&page=0&price_from=', [{ name: 'cities', value: 'y' }]],
    ['?price_from=100&cities=1,15', []],
  ])('names what %s asks for in vain', (search, ignored) => {
    expect(ignoredFilters(search)).toEqual(ignored);
  });
});

describe('readFilters', () => {
  it('leaves out the bad value and keeps the good ones', () => {
    expect(readFilters('?price_from=cheap&area_from=40&cities[]=1&cities[]=15&nonsense=1')).toEqual({
      area_from: 40,
      cities: [1, 15],
    });
    expect(readFilters('?currency_id=3&order_by=beauty&page=0&rooms=2')).toEqual({});
  });
});

describe('singlePlace', () => {
  it('is the one place of any level', () => {
    expect(singlePlace({ districts: [4] })).toEqual({ level: 'districts', id: 4 });
    expect(singlePlace({ districts: [4], cities: [1] })).toBeNull();
    expect(singlePlace({})).toBeNull();
  });
});
