import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createFormControl, useForm } from 'react-hook-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/lib/api/client';
import { QueryProvider } from '@/lib/api/query-provider';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';
import type { ListingValues } from '@/lib/domain/statement/listing-values';
import { ownStatement } from '@/tests/factories/saved-statement';
import { cities, completeFlat, parameters } from '../domain/form.fixture';
import { emptyValues } from '../domain/form-values';
import { applyChange } from '../domain/offered-values';
import { Autosave, useAutosave } from './autosave';
import { readLocalCopy } from './local-copy';

const path = '*/api/microservice/users/statements';
const sent: { method: string; body: Record<string, unknown> }[] = [];
const response = (saved: Record<string, unknown>, status = 200) =>
  HttpResponse.json({ result: true, data: { statement: ownStatement(saved) } }, { status });
const failure = (status: number, message: string, errors: Record<string, string[]> = {}) =>
  HttpResponse.json({ result: false, data: null, errors, message, request_id: 'r' }, { status });

const api = setupServer(
  http.post(path, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ method: 'POST', body });
    return response(body, 201);
  }),
  http.put(`${path}/77`, async ({ request }) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ method: 'PUT', body });
    return response({ ...body, version: Number(body.version) + 1 });
  }),
  http.get(`${path}/77`, () => response({ version: 9 })),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => window.localStorage.clear());
afterEach(() => {
  api.resetHandlers();
  sent.length = 0;
});
afterAll(() => api.close());

type Options = { statement?: OwnStatement; values?: ListingValues; isRestored?: boolean };

/** The hook with a form, as the page mounts them. */
function start({ statement, values = emptyValues, isRestored = false }: Options = {}) {
  const onDraftCreated = vi.fn();
  const onRejected = vi.fn();
  const { result, unmount } = renderHook(
    () => {
      const form = useForm<ListingValues>({ defaultValues: values });
      const options = { statement: statement ?? null, isRestored, saveState: 'idle', parameters, cities } as const;
      return { form, autosave: useAutosave({ ...options, form, onDraftCreated, onRejected }) };
    },
    { wrapper: QueryProvider },
  );
  const { form, autosave } = result.current;
  const change = (changes: Partial<ListingValues>) =>
    act(() => form.setValues(applyChange(parameters, form.getValues(), changes)));
  const saveState = () => autosave.progress.getState().saveState;
  return { form, autosave, change, saveState, onDraftCreated, onRejected, stop: unmount };
}
const pair = { real_estate_type_id: 1, deal_type_id: 1 };
const saved = { statement: ownStatement({}), values: completeFlat };

it('creates a draft once type and deal are chosen, and deletes the local copy', async () => {
  const { change, saveState, onDraftCreated, stop } = start();
  change({ real_estate_type_id: 1 });
  expect(readLocalCopy(null)?.values.real_estate_type_id).toBe(1);
  expect(sent).toEqual([]);
  change({ deal_type_id: 1 });
  await waitFor(() => expect(saveState()).toBe('saved'));
  expect(sent).toMatchObject([{ method: 'POST', body: pair }]);
  expect(onDraftCreated).toHaveBeenCalledTimes(1);
  expect(readLocalCopy(null)).toBeNull();
  stop();
});

it('saves several changes at once, with the version that they are based on', async () => {
  const { autosave, change, saveState, stop } = start(saved);
  change({ area: '71' });
  change({ price: '99000' });
  await waitFor(() => expect(saveState()).toBe('saved'));
  expect(sent).toMatchObject([{ method: 'PUT', body: { version: 1, area: 71, price: 99000 } }]);
  expect(autosave.statement?.version).toBe(2);
  stop();
});

it('stores what was typed through a lost connection and saves it when the browser is online again', async () => {
  api.use(http.put(`${path}/77`, () => HttpResponse.error(), { once: true }));
  const { autosave, change, saveState, stop } = start(saved);
  change({ price: '99000' });
  await waitFor(() => expect(saveState()).toBe('offline'));
  expect(autosave.isUnsaved()).toBe(true);
  expect(readLocalCopy(77)?.values.price).toBe('99000');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saveState()).toBe('saved'));
  expect(sent).toMatchObject([{ method: 'PUT', body: { price: 99000 } }]);
  expect(readLocalCopy(77)).toBeNull();
  stop();
});

it('stores what was typed through an ended session and saves it after the next sign-in', async () => {
  api.use(http.put(`${path}/77`, () => failure(401, 'errors.unauthorised'), { once: true }));
  const { change, saveState, stop } = start(saved);
  change({ price: '99000' });
  await waitFor(() => expect(saveState()).toBe('signed_out'));
  expect(readLocalCopy(77)?.values.price).toBe('99000');
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(saveState()).toBe('saved'));
  stop();
});

it('reports a change made elsewhere and overwrites it only on request', async () => {
  api.use(http.put(`${path}/77`, () => failure(409, 'errors.statement_changed'), { once: true }));
  const { autosave, change, saveState, stop } = start(saved);
  change({ price: '99000' });
  await waitFor(() => expect(saveState()).toBe('conflict'));
  change({ price: '98000' });
  expect(saveState()).toBe('conflict');
  await autosave.overwrite();
  expect(sent).toMatchObject([{ method: 'PUT', body: { version: 9, price: 98000 } }]);
  expect(saveState()).toBe('saved');
  stop();
});

it('passes on the fields that the server refuses', async () => {
  api.use(
    http.put(`${path}/77`, () => failure(422, 'errors.invalid', { phone_number: ['errors.field_invalid'] }), { once: true }),
  );
  const { change, saveState, onRejected, stop } = start(saved);
  change({ phone_number: '555' });
  await waitFor(() => expect(saveState()).toBe('rejected'));
  expect(onRejected).toHaveBeenCalledWith({ phone_number: { key: 'errors.field_invalid' } });
  stop();
});

it('saves a published statement only on request', async () => {
  const { autosave, change, saveState, stop } = start({ ...saved, statement: ownStatement({ state: 'active' }) });
  change({ price: '1' });
  expect(saveState()).toBe('stored_locally');
  expect(readLocalCopy(77)?.values.price).toBe('1');
  change({ price: '125000' });
  expect(sent).toEqual([]);
  expect(await autosave.saveNow()).toBe(true);
  expect(sent).toMatchObject([{ method: 'PUT', body: { price: 125000 } }]);
  stop();
});

it('saves everything except an invalid number, and stores that number locally', async () => {
  const { change, saveState, stop } = start(saved);
  change({ balconies: '99', price: '99000' });
  await waitFor(() => expect(saveState()).toBe('partial'));
  expect(sent[0]?.body).toMatchObject({ price: 99000 });
  expect(sent[0]?.body).not.toHaveProperty('balconies');
  expect(readLocalCopy(77)?.values.balconies).toBe('99');
  stop();
});

it('saves a restored local copy', async () => {
  const { saveState, stop } = start({ values: { ...emptyValues, ...pair, area: '50' }, isRestored: true });
  await waitFor(() => expect(saveState()).toBe('saved'));
  expect(sent).toMatchObject([{ method: 'POST', body: { area: 50 } }]);
  stop();
});

describe('without a connection', () => {
  /** Fails the first saves with the given errors. */
  function startOffline(...errors: ApiFailure[]) {
    const sent: unknown[] = [];
    const form = createFormControl<ListingValues>({ defaultValues: completeFlat });
    const autosave = new Autosave({
      form,
      parameters,
      cities,
      statement: ownStatement({}),
      isRestored: false,
      saveState: 'idle',
      save: async ({ body }) => {
        const error = errors.shift();
        if (error) throw error;
        sent.push(body.price);
        return ownStatement({ version: 2 });
      },
      onDraftCreated: () => {},
      onRejected: () => {},
    });
    const stop = autosave.start();
    return { form, sent, stop, saveState: () => autosave.progress.getState().saveState };
  }
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('tries again every five seconds with the latest values until the save succeeds', async () => {
    const { form, sent, stop, saveState } = startOffline(new ApiFailure(0, null), new ApiFailure(503, null));
    form.setValues({ price: '99000' });
    await vi.advanceTimersByTimeAsync(800);
    expect(saveState()).toBe('offline');
    await vi.advanceTimersByTimeAsync(4999);
    expect(saveState()).toBe('offline');
    await vi.advanceTimersByTimeAsync(5001);
    expect(saveState()).toBe('saved');
    expect(sent).toEqual([99000]);
    stop();
  });

  it('waits as long as the server says', async () => {
    const { form, sent, stop } = startOffline(new ApiFailure(429, null, 30));
    form.setValues({ price: '99000' });
    await vi.advanceTimersByTimeAsync(800 + 29_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([99000]);
    stop();
  });

  it('stops with the form', async () => {
    const { form, sent, stop } = startOffline(new ApiFailure(0, null));
    form.setValues({ price: '99000' });
    await vi.advanceTimersByTimeAsync(800);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});

it('saves values, not errors', async () => {
  const { form, autosave, stop } = start(saved);
  act(() => form.setError('price', { message: 'errors.field_required' }));
  act(() => form.clearErrors());
  await act(() => form.trigger());
  expect(autosave.isUnsaved()).toBe(false);
  stop();
});
