import { describe, expect, it } from 'vitest';
import { localePath, splitLocale } from './locale-path';

describe('splitLocale', () => {
  it.each([
    ['/', 'ka', '/'],
    ['/s/iyideba-bina', 'ka', '/s/iyideba-bina'],
    ['/en', 'en', '/'],
    ['/en/s', 'en', '/s'],
    ['/ru/azomva', 'ru', '/azomva'],
    ['/english', 'ka', '/english'],
    ['/EN/s', 'ka', '/EN/s'],
  ])('reads %s as %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});

describe('localePath', () => {
  it('writes Georgian without a prefix and the others with theirs', () => {
    expect([localePath('ka', '/s'), localePath('en', '/s'), localePath('ru', '/')]).toEqual(['/s', '/en/s', '/ru']);
  });
});
