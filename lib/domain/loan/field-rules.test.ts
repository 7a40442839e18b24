import { describe, expect, it } from 'vitest';
import { checkLoanField } from './field-rules';

const field = (required: 0 | 1, ...rules: string[]) => ({ required, rules });

describe('a field of a bank', () => {
  it.each([undefined, '', '   ', '\n'])('is missing where it is required and has the value %j', (value) => {
    expect(checkLoanField(field(1, 'numeric'), value)).toEqual({ rule: 'required', key: 'errors.field_required', limit: null });
  });

  it.each([undefined, '', '  '])('may be empty where it is not required: %j', (value) => {
    expect(checkLoanField(field(0, 'numeric', 'min:4'), value)).toBeNull();
  });

  it.each([
    ['numeric', '2500', null],
    ['numeric', '2500.50', null],
    ['numeric', '2500,50', null],
    ['numeric', ' 2500 ', null],
    ['numeric', '2 500', 'errors.field_numeric'],
    ['numeric', '25a', 'errors.field_numeric'],
    ['numeric', '-1', 'errors.field_numeric'],
    ['numeric', '1e3', 'errors.field_numeric'],
    ['digits:11', '01234567890', null],
    ['digits:11', '0123456789', 'errors.field_digits'],
    ['digits:11', '012345678901', 'errors.field_digits'],
    ['digits:11', '0123456789a', 'errors.field_digits'],
    ['min:4', 'აივა', null],
    ['min:4', 'აივ', 'errors.field_too_short'],
    ['min:4', 'აივ   ', 'errors.field_too_short'],
    ['min:2', '😀', 'errors.field_too_short'],
    ['max:4', 'აივა', null],
    ['max:4', 'აივან', 'errors.field_too_long'],
    ['max:1', '😀', null],
    ['min_value:0', '0', null],
    ['min_value:300', '299,99', 'errors.field_too_small'],
    ['min_value:300', '300', null],
    ['min_value:300', 'many', 'errors.field_too_small'],
    ['max_value:100', '100', null],
    ['max_value:100', '100.01', 'errors.field_too_big'],
    ['max_value:100', 'many', 'errors.field_too_big'],
  ])('under %s validates %j with the error %s', (rule, value, key) => {
    expect(checkLoanField(field(1, rule), value)?.key ?? null).toBe(key);
  });

  it('returns the first broken rule, with its number', () => {
    expect(checkLoanField(field(1, 'numeric', 'min_value:300', 'max:2'), '250')).toEqual({
      rule: 'min_value',
      key: 'errors.field_too_small',
      limit: 300,
    });
  });

  it.each(['colour', 'constructor', '', 'toString:3'])('ignores an unknown rule: %j', (rule) => {
    expect(checkLoanField(field(1, rule), 'anything')).toBeNull();
  });
});
