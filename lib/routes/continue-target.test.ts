import { describe, expect, it } from 'vitest';
import { continueTarget } from './continue-target';

const origin = 'https://aivani.example';

describe('continueTarget', () => {
  it.each(['/', '/s?deal_types=1&page=2', '/en/udzravi-qoneba/x/y-12#map', '/account/statements?page=1'])(
    'accepts %s',
    (path) => {
      expect(continueTarget(path)).toBe(path);
    },
  );

  it('accepts a whole address of the own origin', () => {
    expect(continueTarget('https://aivani.example/s?page=2', origin)).toBe('/s?page=2');
  });

  it.each([
    'https://evil.example/s',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:evil.example',
    'https://aivani.example.evil.example/',
    'https://aivani.example@evil.example/',
    'https://user@aivani.example/s',
    'evil',
    '',
    `/${'a'.repeat(2001)}`,
  ])('refuses %s', (value) => {
    expect(continueTarget(value, origin)).toBeNull();
  });

  it.each(['/auth', '/en/auth?view=register', '/ru/auth?continue=/auth'])(
    'refuses %s, which would redirect in a loop',
    (value) => {
      expect(continueTarget(value)).toBeNull();
    },
  );

  it('has none without a value', () => {
    expect([continueTarget(null), continueTarget(undefined)]).toEqual([null, null]);
  });
});
