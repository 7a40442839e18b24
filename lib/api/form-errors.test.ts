import { describe, expect, it } from 'vitest';
import { ApiFailure } from './client';
import { toFormErrors } from './form-errors';

const refusal = (
  status: number,
  errors: Record<string, string[]>,
  message = 'errors.invalid',
  retryAfterSeconds: number | null = null,
) => new ApiFailure(status, { result: false, data: null, errors, message, request_id: 'x' }, retryAfterSeconds);

describe('formFailure', () => {
  it('puts each fault beside its field', () => {
    const error = refusal(422, { email: ['errors.email_taken'], phone: ['errors.field_invalid', 'errors.other'] });
    expect(toFormErrors(error, ['phone', 'email'])).toEqual({
      fields: [
        { name: 'phone', key: 'errors.field_invalid' },
        { name: 'email', key: 'errors.email_taken' },
      ],
      form: null,
    });
  });

  it('tells the fault of a field that the form does not show for the form as a whole', () => {
    expect(toFormErrors(refusal(422, { token: ['errors.code_wrong'] }), ['password']).form).toEqual({
      key: 'errors.code_wrong',
      minutes: null,
    });
  });

  it('tells in whole minutes when to come back', () => {
    expect(toFormErrors(refusal(429, {}, 'errors.too_many', 61), ['phone']).form).toEqual({ key: 'errors.too_many', minutes: 2 });
  });

  it('tells a lost connection', () => {
    expect(toFormErrors(new ApiFailure(0, null), []).form?.key).toBe('errors.connection');
  });

  it('leaves alone what is no answer of the API', () => {
    expect(() => toFormErrors(new TypeError('x'), [])).toThrow(TypeError);
  });
});
