import { describe, expect, it } from 'vitest';
import { splitLocale } from './locales';

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
