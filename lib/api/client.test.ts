import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ApiFailure, callApi } from './client';

const schema = z.object({ data: z.number() });

/** The API in this process, which gives each read the same response. */
function serve(response: () => Response) {
  const fetch = vi.fn(async (_request: Request, _isTrusted?: boolean) => response());
  globalThis.__api = { fetch };
  return fetch;
}
afterEach(() => {
  globalThis.__api = undefined;
});

const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => expect.unreachable(),
    (error) => error,
  );

it('reads in process: the address with its parameters, the caller’s headers, and the language that the API answers in without one', async () => {
  const fetch = serve(() => Response.json({ data: 7 }));
  const headers = { cookie: 'session=a' };
  expect(await callApi(schema, { url: '/v1/config?a=1', params: { ids: '2,3' }, headers })).toEqual({ data: 7 });
  const [request, isTrusted] = fetch.mock.calls[0] ?? [];
  expect(request?.url).toBe('http://api.internal/api/v1/config?a=1&ids=2,3');
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({ cookie: 'session=a', locale: 'ka' });
  expect(isTrusted).toBe(true);
});

it('refuses a response that is not what the contract says', async () => {
  serve(() => Response.json({ data: 'seven' }));
  await expect(callApi(schema, { url: '/v1/config' })).rejects.toThrow(z.ZodError);
});

it('reports a failure’s status, envelope and retry time', async () => {
  const envelope = { result: false, data: null, errors: {}, message: 'errors.unavailable', request_id: 'abcdefgh' };
  serve(() => Response.json(envelope, { status: 503, headers: { 'retry-after': '5' } }));
  const failure = await failureOf(callApi(schema, { url: '/v1/config' }));
  expect(failure).toMatchObject({ status: 503, retryAfterSeconds: 5, envelope: { message: 'errors.unavailable' } });
  serve(() => new Response('not ours', { status: 502 }));
  expect(await failureOf(callApi(schema, { url: '/v1/config' }))).toMatchObject({ status: 502, envelope: null });
});

it('has the status 0 without a response', async () => {
  globalThis.__api = { fetch: async () => Promise.reject(new Error('away')) };
  expect(await failureOf(callApi(schema, { url: '/v1/config' }))).toMatchObject({ status: 0 });
});
