import { describe, expect, it } from 'vitest';
import { photosOf } from './photos';

const photo = (large: string, is_main = false) => ({ large, thumb: '', blur: '', is_main });

describe('photosOf', () => {
  it('puts the main photo first and keeps the order of the others', () => {
    expect(photosOf([photo('a'), photo('b'), photo('c', true)]).map(({ large }) => large)).toEqual(['c', 'a', 'b']);
  });

  it('keeps the order where none is the main one, and shows a photo that was sent twice once', () => {
    expect(photosOf([photo('a'), photo('b'), photo('a')]).map(({ large }) => large)).toEqual(['a', 'b']);
  });
});
