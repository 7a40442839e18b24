import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decideCompany } from './decide-company';

const stubs: Record<string, object> = {
  '7': { id: 7, type_id: 3, slug: 'blue-shutter' },
  'blue-shutter': { id: 7, type_id: 3, slug: 'blue-shutter' },
  builder: { id: 8, type_id: 4, slug: 'builder' },
};
const refusal = { result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' };

/** The API: the addresses of companies, and two pages of statements for each. */
async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const stub = stubs[pathname.split('/').at(-1) ?? ''];
  if (pathname.includes('/stub/'))
    return stub ? Response.json({ result: true, data: stub }) : Response.json(refusal, { status: 404 });
  return Response.json({ result: true, data: { page: 1, per_page: 20, total: 30, last_page: 2 } });
}

beforeEach(() => {
  globalThis.__api = { fetch: answer } as typeof globalThis.__api;
});
afterEach(() => {
  globalThis.__api = undefined;
});

describe('decideCompany', () => {
  it.each([
    ['/brokerebi', '?name=a', { kind: 'page' }],
    ['/br', '?name=a', { kind: 'redirect', to: '/en/brokerebi?name=a' }],
    ['/br/blue-shutter', '', { kind: 'page' }],
    ['/br/7', '?deal_types=2', { kind: 'redirect', to: '/en/br/blue-shutter?deal_types=2' }],
    ['/br/blue-shutter', '?page=2', { kind: 'page' }],
    ['/br/blue-shutter', '?page=3', { kind: 'error', status: 404 }],
    ['/br/nobody', '', { kind: 'error', status: 404 }],
    ['/br/builder', '', { kind: 'error', status: 404 }],
    ['/br/blue-shutter/more', '', { kind: 'error', status: 404 }],
    ['/s', '', null],
  ])('%s%s', async (path, search, decision) => expect(await decideCompany('en', path, search)).toEqual(decision));
});
