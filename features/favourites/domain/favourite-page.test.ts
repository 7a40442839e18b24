import { describe, expect, it } from 'vitest';
import { paginateFavourites } from './favourite-page';

const ids = Array.from({ length: 41 }, (_, index) => index + 1);

describe('paginateFavourites', () => {
  it('gives twenty at a time, latest first', () => {
    const first = paginateFavourites(ids, 1);
    expect([first.ids.length, first.ids[0], first.ids.at(-1)]).toEqual([20, 41, 22]);
    expect(paginateFavourites(ids, 3)).toEqual({ page: 3, pageCount: 3, ids: [1] });
  });
  it('uses the last page for one past the end, as happens after a removal', () => {
    expect(paginateFavourites(ids, 9).page).toBe(3);
    expect(paginateFavourites(ids.slice(0, 20), 2).page).toBe(1);
  });
  it('is one empty page without favourites', () => {
    expect(paginateFavourites([], 1)).toEqual({ page: 1, pageCount: 1, ids: [] });
  });
});
