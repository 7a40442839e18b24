import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatMonth, formatRelativeDate, formatShortDateTime, formatTime } from './date';

const now = new Date('2025-11-21T10:02:00Z');
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formatDate', () => {
  it('names the month in the form that follows a day', () => {
    expect(formatDate(now, now, 'ka')).toBe('21\u00A0ნოემბერი');
    expect(formatDate(now, now, 'en')).toBe('21\u00A0Nov');
    expect(formatDate(now, now, 'ru')).toBe('21\u00A0ноября');
  });

  it('adds the year only when it is another', () => {
    expect(plain(formatDate(new Date('2024-03-08T08:00:00Z'), now, 'ka'))).toBe('8 მარტი 2024');
    expect(plain(formatDate(new Date('2024-03-08T08:00:00Z'), now, 'ru'))).toBe('8 марта 2024');
  });

  it('uses day and year of Tbilisi', () => {
    expect(plain(formatDate(new Date('2024-12-31T20:30:00Z'), now, 'en'))).toBe('1 Jan');
    expect(plain(formatDate(new Date('2024-12-31T19:59:00Z'), now, 'en'))).toBe('31 Dec 2024');
  });
});

describe('formatDateTime', () => {
  it('adds the clock of Tbilisi', () => {
    expect(formatTime(new Date('2025-11-21T20:05:00Z'))).toBe('00:05');
    expect(plain(formatDateTime(now, now, 'ka'))).toBe('21 ნოემბერი, 14:02');
    expect(plain(formatDateTime(now, now, 'en'))).toBe('21 Nov, 14:02');
    expect(plain(formatDateTime(now, now, 'ru'))).toBe('21 ноября, 14:02');
  });

  it('shortens the month for narrow columns', () => {
    expect(plain(formatShortDateTime(now, 'ka'))).toBe('21 ნოე, 14:02');
    expect(plain(formatShortDateTime(now, 'en'))).toBe('21 Nov, 14:02');
    expect(plain(formatShortDateTime(now, 'ru'))).toBe('21 ноя, 14:02');
  });
});

describe('formatRelativeDate', () => {
  it.each([
    ['2025-11-20T20:00:00Z', 'დღეს', 'today', 'сегодня'],
    ['2025-11-20T19:59:00Z', 'გუშინ', 'yesterday', 'вчера'],
    ['2025-11-18T10:00:00Z', '3 დღის წინ', '3 days ago', '3 дня назад'],
    ['2025-11-15T10:00:00Z', '6 დღის წინ', '6 days ago', '6 дней назад'],
    ['2025-11-14T10:00:00Z', '14 ნოემბერი', '14 Nov', '14 ноября'],
    ['2025-11-23T10:00:00Z', '23 ნოემბერი', '23 Nov', '23 ноября'],
  ])('formats %s', (moment, ka, en, ru) => {
    expect(plain(formatRelativeDate(new Date(moment), now, 'ka'))).toBe(ka);
    expect(plain(formatRelativeDate(new Date(moment), now, 'en'))).toBe(en);
    expect(plain(formatRelativeDate(new Date(moment), now, 'ru'))).toBe(ru);
  });
});

describe('documents and months', () => {
  it('always name the year, by the days of Tbilisi', () => {
    const evening = new Date('2025-11-30T20:30:00Z');
    expect(['ka', 'en', 'ru'].map((locale) => plain(formatDay(evening, locale as 'ka')))).toEqual([
      '1 დეკემბერი 2025',
      '1 Dec 2025',
      '1 декабря 2025',
    ]);
    expect(['ka', 'en', 'ru'].map((locale) => plain(formatMonth(2025, 10, locale as 'ka')))).toEqual([
      'ნოემბერი 2025',
      'November 2025',
      'Ноябрь 2025',
    ]);
  });
});
