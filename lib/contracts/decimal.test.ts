import { describe, expect, it } from 'vitest';
import { decimalNumber, decimalText } from './decimal';

const amount = decimalText({ whole: 7, decimals: 2 });

describe('decimalText', () => {
  it.each([
    ['0', '0'],
    ['5', '5'],
    ['0.5', '0.5'],
    ['1234567.89', '1234567.89'],
    [0.1, '0.1'],
    [12, '12'],
  ])('reads %j', (given, text) => {
    expect(amount.parse(given)).toBe(text);
  });

  it.each([
    ...['1,5', ' 5', '5 ', '5\n', '\u00a05', '05', '00', '007.5', '+5', '-5', '5.', '.5', '1.234', '12345678', '1e3', '0x10'],
    ...['1 000', '1_000', '٥', '', 1.005, 1e21, -1, Number.NaN, true, null, [5]],
  ])('refuses %j', (given) => {
    expect(amount.safeParse(given).success).toBe(false);
  });

  it('has whole numbers and signs where they are asked for', () => {
    const whole = decimalNumber({ whole: 3, decimals: 0 });
    expect([whole.parse('12'), whole.safeParse('12.0').success]).toEqual([12, false]);
    const floor = decimalNumber({ whole: 3, decimals: 0, isSigned: true });
    expect([floor.parse('-3'), floor.parse(-3), floor.safeParse('-03').success]).toEqual([-3, -3, false]);
  });
});
