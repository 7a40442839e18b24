import { describe, expect, it } from 'vitest';
import { parseNumber } from './values';

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
