import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cities, completeFlat, parameters } from '../domain/form.fixture';
import { emptyValues } from '../domain/form-values';
import { createAutosave } from './autosave';
import { createFormStore, isUnsaved } from './form-store';
import { readCopy } from './local-copy';
import { ownStatement } from './own-statement.fixture';

const userId = 5;
const path = '*/api/microservice/users/statements';
const sent: { method: string; body: Record<string, unknown> }[] = [];
const answer = (saved: Record<string, unknown>, status = 200) =>
  HttpResponse.json({ result: true, data: { statement: ownStatement(saved) } }, { status });
const refusal = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  HttpResponse.json({ result: false, data: null, errors, message, request_id: 'r' }, { status });

const api = setupServer(
  http.post(path, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ method: 'POST', body });
    return answer(body, 201);
  }),
  http.put(`${path}/77`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ method: 'PUT', body });
    return answer({ ...body, version: Number(body.version) + 1 });
  }),
  http.get(`${path}/77`, () => answer({ version: 9 })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  api.resetHandlers();
  sent.length = 0;
});
afterAll(() => api.close());

function start(options: Partial<Parameters<typeof createFormStore>[0]> = {}) {
  const form = createFormStore({ parameters, cities, statement: null, values: emptyValues, ...options });
  const onBegun = vi.fn();
  const autosave = createAutosave({ form, userId, onDraftCreated: onBegun });
  const stop = autosave.start();
  return { form, autosave, onBegun, stop };
}
const pair = { real_estate_type_id: 1, deal_type_id: 1 };
const saved = { statement: ownStatement({}), values: completeFlat };

it('begins a draft once type and deal are chosen, and forgets the copy of this browser', async () => {
  const { form, onBegun, stop } = start();
  form.getState().change({ real_estate_type_id: 1 });
  expect(readCopy({ userId })?.values.real_estate_type_id).toBe(1);
  expect(sent).toEqual([]);
  form.getState().change({ deal_type_id: 1 });
  await waitFor(() => expect(form.getState().save).toBe('saved'), { timeout: 3000 });
  expect(sent).toMatchObject([{ method: 'POST', body: pair }]);
  expect(onBegun).toHaveBeenCalledTimes(1);
  expect(readCopy({ userId })).toBeNull();
  stop();
});

it('saves several changes at once, with the version that they were begun from', async () => {
  const { form, stop } = start(saved);
  form.getState().change({ area: '71' });
  form.getState().change({ price: '99000' });
  await waitFor(() => expect(form.getState().save).toBe('saved'), { timeout: 3000 });
  expect(sent).toMatchObject([{ method: 'PUT', body: { version: 1, area: 71, price: 99000 } }]);
  expect(form.getState().statement?.version).toBe(2);
  stop();
});

it('keeps what was typed through a lost connection and saves it when the connection is back', async () => {
  api.use(http.put(`${path}/77`, () => HttpResponse.error(), { once: true }));
  const { form, stop } = start(saved);
  form.getState().change({ price: '99000' });
  await waitFor(() => expect(form.getState().save).toBe('lost'), { timeout: 3000 });
  expect(isUnsaved(form.getState())).toBe(true);
  expect(readCopy({ statementId: 77 })?.values.price).toBe('99000');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(form.getState().save).toBe('saved'));
  expect(sent).toMatchObject([{ method: 'PUT', body: { price: 99000 } }]);
  expect(readCopy({ statementId: 77 })).toBeNull();
  stop();
});

it('keeps what was typed through an ended session and saves it after the next sign-in', async () => {
  api.use(http.put(`${path}/77`, () => refusal(401, 'errors.unauthorised'), { once: true }));
  const { form, stop } = start(saved);
  form.getState().change({ price: '99000' });
  await waitFor(() => expect(form.getState().save).toBe('signed_out'), { timeout: 3000 });
  expect(readCopy({ statementId: 77 })?.values.price).toBe('99000');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(form.getState().save).toBe('saved'));
  stop();
});

it('tells of a change made elsewhere and lets the owner’s version win only when asked', async () => {
  api.use(http.put(`${path}/77`, () => refusal(409, 'errors.statement_changed'), { once: true }));
  const { form, autosave, stop } = start(saved);
  form.getState().change({ price: '99000' });
  await waitFor(() => expect(form.getState().save).toBe('changed'), { timeout: 3000 });
  form.getState().change({ price: '98000' });
  expect(form.getState().save).toBe('changed');
  await autosave.overwrite();
  expect(sent).toMatchObject([{ method: 'PUT', body: { version: 9, price: 98000 } }]);
  expect(form.getState().save).toBe('saved');
  stop();
});

it('shows the fields that the server refuses', async () => {
  api.use(
    http.put(`${path}/77`, () => refusal(422, 'errors.invalid', { phone_number: ['errors.field_invalid'] }), { once: true }),
  );
  const { form, stop } = start(saved);
  form.getState().change({ phone_number: '555' });
  await waitFor(() => expect(form.getState().save).toBe('refused'), { timeout: 3000 });
  expect(form.getState().errors).toEqual({ phone_number: { key: 'errors.field_invalid' } });
  stop();
});

it('changes nothing public by itself: a published statement is saved when its owner says so', async () => {
  const { form, autosave, stop } = start({ ...saved, statement: ownStatement({ state: 'active' }) });
  form.getState().change({ price: '1' });
  expect(form.getState().save).toBe('kept');
  expect(readCopy({ statementId: 77 })?.values.price).toBe('1');
  form.getState().change({ price: '125000' });
  expect(sent).toEqual([]);
  expect(await autosave.saveNow()).toBe(true);
  expect(sent).toMatchObject([{ method: 'PUT', body: { price: 125000 } }]);
  stop();
});

it('saves the rest beside a figure that is wrong by itself, and keeps that figure here', async () => {
  const { form, stop } = start(saved);
  form.getState().change({ balconies: '99', price: '99000' });
  await waitFor(() => expect(form.getState().save).toBe('partly'), { timeout: 3000 });
  expect(sent[0]?.body).toMatchObject({ price: 99000 });
  expect(sent[0]?.body).not.toHaveProperty('balconies');
  expect(readCopy({ statementId: 77 })?.values.balconies).toBe('99');
  stop();
});

it('goes on with the copy that this browser kept', async () => {
  const { form, stop } = start({ values: { ...emptyValues, ...pair, area: '50' }, savedValues: emptyValues });
  await waitFor(() => expect(form.getState().save).toBe('saved'), { timeout: 3000 });
  expect(sent).toMatchObject([{ method: 'POST', body: { area: 50 } }]);
  stop();
});
