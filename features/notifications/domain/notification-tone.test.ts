import { describe, expect, it } from 'vitest';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { toneOf, toneOfKey } from './notification-tone';

describe('toneOfKey', () => {
  it.each([
    [1, 'plain'],
    [2, 'saperavi'],
    [3, 'vine'],
    [7, 'aivani'],
    [8, 'saffron'],
    [9, 'alert'],
  ])('gives the key %i its colour', (key, tone) => expect(toneOfKey(key)).toBe(tone));

  it.each([0, 4, 5, 6, 10, -1, Number.NaN])('is neutral for the key %d', (key) => expect(toneOfKey(key)).toBe('plain'));
});

describe('toneOf', () => {
  it('colours each of the seven types', () => {
    expect(Object.fromEntries(Object.entries(notificationTypes).map(([name, type]) => [name, toneOf(type)]))).toEqual({
      generic: 'plain',
      agentRequest: 'saperavi',
      clientCheckOffer: 'vine',
      clientNumberOffer: 'vine',
      decline: 'plain',
      statementExpiration: 'saffron',
      statementMessage: 'aivani',
    });
  });
});
