import { describe, expect, it } from 'vitest';
import { parseDate, parseNumber } from './values';

describe('numbers', () => {
  it.each([
    ['61812.0', 61812],
    ['1,020 $', 1020],
    ['1 234 567 ₾', 1_234_567],
    ['1\u00A0020', 1020],
    ['60,6 მ²', 60.6],
    ['119.065', 119.065],
    ['1,234.50', 1234.5],
    ['-3', -3],
  ])('reads %s', (text, value) => expect(parseNumber(text)).toBe(value));

  it('takes a dot before three digits of a price for a separator of thousands', () => {
    expect(parseNumber('61.812 $', true)).toBe(61_812);
    expect(parseNumber('61812.0', true)).toBe(61_812);
  });

  it('reads no number from words', () => expect(parseNumber('შეთანხმებით')).toBeNull());
});

const now = new Date('2026-03-10T08:00:00Z');

describe('dates', () => {
  it.each([
    ['2025-07-13 18:49', '2025-07-13T14:49:00.000Z'],
    ['2025-07-13', '2025-07-12T20:00:00.000Z'],
    ['2025-07-13T18:49:10Z', '2025-07-13T18:49:10.000Z'],
    ['13.07.2025', '2025-07-12T20:00:00.000Z'],
    ['13 ივლისი 2025, 18:49', '2025-07-13T14:49:00.000Z'],
    ['1 мая 2025', '2025-04-30T20:00:00.000Z'],
  ])('reads %s on the clock of Tbilisi', (text, iso) => expect(parseDate(text, now)?.toISOString()).toBe(iso));

  it('takes a day without a year as the last one that has passed', () => {
    expect(parseDate('13 ივლ, 18:49', now)?.toISOString()).toBe('2025-07-13T14:49:00.000Z');
    expect(parseDate('9 მარ, 10:00', now)?.toISOString()).toBe('2026-03-09T06:00:00.000Z');
  });

  it.each(['2030-01-01', '31.02.2025', 'soon', '13 ფოთ'])('does not read %s', (text) => expect(parseDate(text, now)).toBeNull());
});
