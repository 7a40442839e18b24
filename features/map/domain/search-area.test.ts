import { describe, expect, it } from 'vitest';
import { isInside } from '@/lib/domain/place/map-bounds';
import { readFilters } from '@/lib/routes/addresses/search-address';
import {
  areaOfMostPoints,
  areaPath,
  boundsOfAreas,
  drawnFilters,
  drawnPath,
  hasPlaceFilter,
  pinCurrency,
  pointFilters,
  shownFilters,
} from './search-area';

const bounds: [number, number, number, number] = [41.7000049, 44.7, 41.8, 44.9];

describe('areaPath', () => {
  it('adds the bounds to the search and starts at its first page', () => {
    const filters = { deal_types: [1], real_estate_types: [1], price_to: 400_000, currency_id: 1 as const, page: 7 };
    expect(areaPath('en', filters, bounds)).toBe(
      '/en/s/apartments-for-sale?price_to=400000&currency_id=1&bounds=41.7,44.7,41.8,44.9',
    );
  });

  it('searches the area instead of the place', () => {
    const path = areaPath('ka', { cities: [1], urbans: [38], streets: [178], with_3d: true }, bounds);
    const [, query = ''] = path.split('?');
    expect(readFilters(query)).toEqual({ with_3d: true, bounds: [41.7, 44.7, 41.8, 44.9] });
  });

  it('replaces an earlier area', () => {
    expect(areaPath('ru', { bounds: [1, 2, 3, 4] }, bounds)).toBe('/ru/s?bounds=41.7,44.7,41.8,44.9');
  });
});

describe('drawn areas', () => {
  const area = 'gxw-Hgv6wIAw-Bw-BAAv-B';

  it('replace the places, and an empty area leaves the search unchanged', () => {
    const filters = { cities: [1], bounds, drawn_areas: ['old'], with_3d: true, page: 2 };
    expect(drawnFilters(filters, [area])).toEqual({ with_3d: true, drawn_areas: [area] });
    expect(drawnFilters(filters, [])).toEqual({ cities: [1], bounds, with_3d: true });
    expect(drawnPath('en', { cities: [1], deal_types: [1] }, [area, area])).toBe(
      `/en/s/real-estate-for-sale?drawn_areas=${area},${area}`,
    );
  });

  it('give the view of the map', () => {
    const view = boundsOfAreas([area]);
    expect(view && isInside(view, { lat: 41.7, lng: 44.7 }) && isInside(view, { lat: 41.71, lng: 44.71 })).toBe(true);
    expect(boundsOfAreas()).toBeNull();
  });
});

describe('pointFilters', () => {
  it('leaves page, order and bounds to the list', () => {
    expect(pointFilters({ deal_types: [2], page: 3, order_by: 'price', sequence: 'asc', bounds: [1, 2, 3, 4] })).toEqual({
      deal_types: [2],
    });
  });
});

describe('shownFilters', () => {
  it('is the search, or the nearest statements of one without results, wherever they are', () => {
    const filters = { cities: [1], price_to: 1, bounds };
    expect(shownFilters(filters, [])).toBe(filters);
    expect(shownFilters(filters, [7, 9])).toEqual({ ids: [7, 9] });
    expect(hasPlaceFilter(shownFilters({ price_to: 1 }, [7]))).toBe(true);
  });
});

describe('hasPlaceFilter', () => {
  it('is true for auctions, which may be anywhere', () => {
    expect(hasPlaceFilter({ is_auction: true })).toBe(true);
    expect(hasPlaceFilter({ is_auction: false })).toBe(false);
  });

  it('is true for a place, a street and a keyword, false for a type of property', () => {
    expect(hasPlaceFilter({ cities: [15] })).toBe(true);
    expect(hasPlaceFilter({ streets: [178] })).toBe(true);
    expect(hasPlaceFilter({ q: 'აივანი' })).toBe(true);
    expect(hasPlaceFilter({ deal_types: [1], real_estate_types: [1], cities: [] })).toBe(false);
  });
});

describe('pinCurrency', () => {
  it('is the visitor’s without price bounds and that of the bounds with them', () => {
    expect(pinCurrency({ deal_types: [1] }, 2)).toBe(2);
    expect(pinCurrency({ price_to: 100_000, currency_id: 2 }, 1)).toBe(2);
    expect(pinCurrency({ square_price_from: 900 }, 2)).toBe(1);
  });
});

const at = (lat: number, lng: number, count: number) => ({ lat, lng, count, id: null, price: null, is_super_vip: false });

describe('areaOfMostPoints', () => {
  it('contains the town and leaves one far statement outside', () => {
    const town = [at(41.7, 44.7, 50), at(41.75, 44.8, 60), at(41.8, 44.9, 40)];
    const far = at(42.6, 41.6, 1);
    const area = areaOfMostPoints([...town, far]);
    expect(area && town.every((point) => isInside(area, point))).toBe(true);
    expect(area && isInside(area, far)).toBe(false);
  });

  it('contains both of two statements, however far apart', () => {
    const points = [at(41.6, 41.6, 1), at(42.3, 43.4, 1)];
    const area = areaOfMostPoints(points);
    expect(area && points.every((point) => isInside(area, point))).toBe(true);
  });

  it('is null when nothing was found', () => {
    expect(areaOfMostPoints([])).toBeNull();
  });
});
