import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showPhone } from './show-phone';

const uuid = 'aa1bd35c-17cd-4dc5-9c8d-1044bacfdb22';
const address = `${window.location.origin}/api/microservice/statements/phone/show`;
const server = setupServer();
const refusal = { result: false, data: null, errors: {}, message: 'errors.any', request_id: 'r' } as const;

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('showPhone', () => {
  it('names the statement and the list that the visitor came from', async () => {
    let asked = '';
    server.use(
      http.post(address, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ result: true, data: { phone_number: '599001234', search_report_uuid: null } });
      }),
    );
    expect(await showPhone(uuid, 'report')).toEqual({ kind: 'shown', phone: '599001234' });
    expect(asked).toBe(`?statement_uuid=${uuid}&search_report_uuid=report`);
  });

  it('reads from a refusal when to come back', async () => {
    server.use(http.post(address, () => HttpResponse.json(refusal, { status: 429, headers: { 'retry-after': '700' } })));
    expect(await showPhone(uuid, undefined)).toEqual({ kind: 'limited', minutes: 12 });
  });

  it('distinguishes a statement that was taken off from a failure', async () => {
    server.use(http.post(address, () => HttpResponse.json(refusal, { status: 404 })));
    expect(await showPhone(uuid, undefined)).toEqual({ kind: 'unavailable' });
    server.use(http.post(address, () => HttpResponse.json(refusal, { status: 503 })));
    expect(await showPhone(uuid, undefined)).toEqual({ kind: 'failed' });
    server.use(http.post(address, () => HttpResponse.error()));
    expect(await showPhone(uuid, undefined)).toEqual({ kind: 'failed' });
  });
});
