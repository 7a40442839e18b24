import { describe, expect, it } from 'vitest';
import { readAmount } from './amount';

describe('a typed amount', () => {
  it.each([
    ['20', 20],
    ['0.01', 0.01],
    ['12.5', 12.5],
    ['12,05', 12.05],
    ['7.', 7],
    ['.5', 0.5],
    ['1000000', 1_000_000],
  ])('"%s" is %d GEL', (text, amount) => {
    expect(readAmount(text)).toEqual({ amount });
  });

  it.each([
    ['', 'errors.field_required'],
    ['  ', 'errors.field_required'],
    ['0', 'errors.amount_range'],
    ['0.00', 'errors.amount_range'],
    ['1000000.01', 'errors.amount_range'],
    ['1.005', 'errors.amount'],
    ['-5', 'errors.amount'],
    ['1e3', 'errors.amount'],
    ['five', 'errors.amount'],
  ])('"%s" is refused with %s', (text, errorKey) => {
    expect(readAmount(text)).toEqual({ errorKey });
  });
});
