import { describe, expect, it } from 'vitest';
import { ApiFailure } from '@/lib/api/client';
import { toFormErrors } from './form-errors';

const refusal = (
  status: number,
  errors: Record<string, string[]>,
  message = 'errors.invalid',
  retryAfterSeconds: number | null = null,
) => new ApiFailure(status, { result: false, data: null, errors, message, request_id: 'x' }, retryAfterSeconds);

describe('toFormErrors', () => {
  it('puts each error beside its field', () => {
    const error = refusal(422, { email: ['errors.email_taken'], phone: ['errors.field_invalid', 'errors.other'] });
    expect(toFormErrors(error, ['phone', 'email'])).toEqual({
      fields: [
        { name: 'phone', key: 'errors.field_invalid' },
        { name: 'email', key: 'errors.email_taken' },
      ],
      form: null,
    });
  });

  it('makes the error of an unknown field the form’s', () => {
    expect(toFormErrors(refusal(422, { token: ['errors.code_wrong'] }), ['password']).form).toEqual({
      key: 'errors.code_wrong',
      minutes: null,
    });
  });

  it('gives the wait in whole minutes', () => {
    expect(toFormErrors(refusal(429, {}, 'errors.too_many', 61), ['phone']).form).toEqual({ key: 'errors.too_many', minutes: 2 });
  });

  it('reports a lost connection', () => {
    expect(toFormErrors(new ApiFailure(0, null), []).form?.key).toBe('errors.connection');
  });

  it('throws what is no response of the API', () => {
    expect(() => toFormErrors(new TypeError('x'), [])).toThrow(TypeError);
  });
});
