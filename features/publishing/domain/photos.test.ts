import { describe, expect, it } from 'vitest';
import { movePhoto, nextUploads, type Photo, type PhotoState, sortFiles, uploadedUuids } from './photos';

const limits = { countMax: 3, bytesMax: 1000, types: ['image/jpeg', 'image/png'] };
const file = (name: string, size = 10, type = 'image/jpeg') => ({ name, size, type });
const photo = (key: string, state: PhotoState = 'uploaded'): Photo => ({
  key,
  uuid: state === 'uploaded' ? `u-${key}` : null,
  source: '',
  state,
  progress: 0,
  error: null,
});
const keys = (photos: Photo[]) => photos.map(({ key }) => key);

describe('sortFiles', () => {
  it('accepts valid files in their order', () => {
    expect(sortFiles([file('a'), file('b', 1000, 'image/png')], 0, limits)).toEqual({
      accepted: [file('a'), file('b', 1000, 'image/png')],
      refused: [],
    });
  });

  it('gives the reason for each refused file', () => {
    const { accepted, refused } = sortFiles(
      [file('text.pdf', 10, 'application/pdf'), file('huge', 1001), file('a'), file('b')],
      2,
      limits,
    );
    expect(accepted).toEqual([file('a')]);
    expect(refused).toEqual([
      { name: 'text.pdf', reason: 'type' },
      { name: 'huge', reason: 'size' },
      { name: 'b', reason: 'count' },
    ]);
  });
});

describe('nextUploads', () => {
  it('sends the oldest pending photos, three at a time', () => {
    expect(keys(nextUploads(['a', 'b', 'c', 'd'].map((key) => photo(key, 'queued'))))).toEqual(['a', 'b', 'c']);
  });

  it('counts those in progress and leaves failed ones for a manual retry', () => {
    const photos = [
      photo('a', 'uploading'),
      photo('b', 'uploading'),
      photo('c', 'failed'),
      photo('d', 'queued'),
      photo('e', 'queued'),
    ];
    expect(keys(nextUploads(photos))).toEqual(['d']);
  });
});

describe('movePhoto', () => {
  it.each([
    ['c', 0, ['c', 'a', 'b']],
    ['a', 2, ['b', 'c', 'a']],
    ['b', 1, ['a', 'b', 'c']],
    ['z', 0, ['a', 'b', 'c']],
  ])('moves %s to place %i', (key, to, order) => {
    expect(
      keys(
        movePhoto(
          ['a', 'b', 'c'].map((name) => photo(name)),
          key,
          to,
        ),
      ),
    ).toEqual(order);
  });
});

it('names photos for the server in the order shown, without those that are not there yet', () => {
  expect(uploadedUuids([photo('b'), photo('x', 'uploading'), photo('a')])).toEqual(['u-b', 'u-a']);
});
