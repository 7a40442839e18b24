import { expect, it } from 'vitest';
import { decideForm } from '@/lib/routes/decide/decide-form';
import { formIdFrom } from './form-address';

it('a form is named by its number alone', () => {
  expect(formIdFrom('12')).toBe(12);
  for (const segment of ['', '0', '01', 'x', '1x', '1234567890', '1/2']) expect(formIdFrom(segment)).toBeNull();
});

it('an address without a form is no page, and other addresses are not decided here', async () => {
  expect(await decideForm('/dynamic-forms')).toEqual({ kind: 'page' });
  expect(await decideForm('/dynamic-forms/x')).toEqual({ kind: 'error', status: 404 });
  expect(await decideForm('/dynamic-forms/1/2')).toEqual({ kind: 'error', status: 404 });
  expect(await decideForm('/dynamic-formsx')).toBeNull();
});
