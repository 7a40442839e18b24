import { describe, expect, it } from 'vitest';
import { pathWithoutLocale } from './navigation';

describe('pathWithoutLocale', () => {
  it.each([
    ['/', '/'],
    ['/en', '/'],
    ['/ru/s/prodazha-kvartir', '/s/prodazha-kvartir'],
    ['/s', '/s'],
  ])('reads %s as the browser shows it', (pathname, path) => {
    expect(pathWithoutLocale(pathname)).toBe(path);
  });

  it.each([
    ['/ka', '/'],
    ['/ka/s', '/s'],
  ])('reads %s as the server sees a rewritten Georgian address', (pathname, path) => {
    expect(pathWithoutLocale(pathname)).toBe(path);
  });

  it('leaves a path unchanged that only starts like a language', () => {
    expect(pathWithoutLocale('/kakheti')).toBe('/kakheti');
  });
});
