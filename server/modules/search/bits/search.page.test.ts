import { expect, it } from 'vitest';
import { chunkWords } from './search.bitmaps';
import { ChosenChunk } from './search.chosen-chunk';
import { cutPage, type DatePage } from './search.page.repository';
import { token } from './search.tokens.query';

const every = new Uint32Array(chunkWords).fill(0xffffffff);

/** A chunk whose first 640 places are listed, all of them out of order. */
function lateChunk(): ChosenChunk {
  const listed = new Uint32Array(chunkWords).fill(0xffffffff, 0, 20);
  const source = { token: () => every, found: () => every };
  return new ChosenChunk({ chunk: 0, columns: null, listed, left: undefined, source, options: () => [] }, token(1));
}

it('a page of rows out of order reads those that may be on it, once their order is known', async () => {
  let placesRead = 0;
  const cut = (page: DatePage) =>
    cutPage([lateChunk()], page, async (_, places) => {
      placesRead += places.length;
      // The later the place, the older the row.
      return places.map((place) => ({ id: place + 1, date: -place }));
    });
  expect(await cut({ direction: 'desc', limit: 3, offset: 2 })).toEqual([3, 4, 5]);
  placesRead = 0;
  expect(await cut({ direction: 'desc', limit: 3, offset: 2 })).toEqual([3, 4, 5]);
  expect(placesRead).toBe(5);
  expect(await cut({ direction: 'asc', limit: 2, offset: 1 })).toEqual([639, 638]);
  expect(placesRead).toBe(8);
});
