import { describe, expect, it } from 'vitest';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { notificationOf } from '../notification.fixture';
import { dayGroups, replyError, toneOf, toneOfKey } from './notifications';

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
  it('colours each of the eight types', () => {
    expect(Object.fromEntries(Object.entries(notificationTypes).map(([name, type]) => [name, toneOf(type)]))).toEqual({
      generic: 'plain',
      agentRequest: 'saperavi',
      clientCheckOffer: 'vine',
      clientNumberOffer: 'vine',
      decline: 'plain',
      statementExpiration: 'saffron',
      statementMessage: 'aivani',
      savedSearch: 'aivani',
    });
  });
});

const now = new Date('2026-11-21T08:00:00Z');
const at = (...moments: string[]) => moments.map((created_at, index) => notificationOf(index, { created_at }));

describe('dayGroups', () => {
  it('groups by days of Tbilisi and keeps the order', () => {
    // The second is 00:30 of the 21st in Tbilisi, the third 23:30 of the 20th.
    const given = at('2026-11-21T07:00:00Z', '2026-11-20T20:30:00Z', '2026-11-20T19:30:00Z', '2026-10-02T10:00:00Z');
    const found = dayGroups(given, now, 'en').map(({ day, notifications }) => [
      day,
      notifications.map(({ uuid }) => uuid.at(-1)),
    ]);
    expect(found).toEqual([
      ['Today', ['0', '1']],
      ['Yesterday', ['2']],
      ['2\u00a0Oct', ['3']],
    ]);
  });

  it.each([
    ['ka', 'დღეს'],
    ['en', 'Today'],
    ['ru', 'Сегодня'],
  ] as const)('writes headings as %s does', (locale, day) =>
    expect(dayGroups(at('2026-11-21T07:00:00Z'), now, locale)[0]?.day).toBe(day),
  );

  it('finds no days in nothing', () => expect(dayGroups([], now, 'ka')).toEqual([]));
});

it.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['ა', null],
  ['ა'.repeat(1000), null],
  [` ${'ა'.repeat(1000)} `, null],
  ['ა'.repeat(1001), 'long'],
])('validates a reply of %j', (text, error) => expect(replyError(text)).toBe(error));
