import { createRoute } from '@hono/zod-openapi';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { handleError } from '../response/error-handler';
import { jsonBody } from '../response/responses';
import { createRouter } from '../router';
import { normaliseQuery, normaliseRequest } from './request-normalisation';
import type { RequestOrigin } from './request-origin';

const bodySchema = z.strictObject({
  statements: z.array(z.coerce.number().int()).optional(),
  form: z.record(z.string(), z.string()).optional(),
  name: z.string().optional(),
  price: z.number().max(9).optional(),
});

/** A route that echoes what it read, behind the middleware. */
function echoApp(origin: RequestOrigin) {
  const app = createRouter();
  app.onError((error, context) => handleError(error, context, pino({ level: 'silent' })));
  app.use('*', async (context, next) => {
    context.set('requestOrigin', origin);
    await next();
  });
  app.use('*', normaliseRequest);
  const route = createRoute({
    method: 'post',
    path: '/echo',
    request: { body: jsonBody(bodySchema) },
    responses: { 200: { description: 'Read' } },
  });
  return app.openapi(route, (context) => context.json(context.req.valid('json')));
}

async function post(body: BodyInit | null, contentType?: string, origin: RequestOrigin = 'api-client') {
  const headers = contentType ? { 'content-type': contentType } : undefined;
  const response = await echoApp(origin).request('/echo', { method: 'POST', body, ...(headers ? { headers } : {}) });
  return { status: response.status, body: (await response.json()) as { message?: string; errors?: unknown } };
}

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('normaliseQuery', () => {
  it.each([
    ['?a=1', 'a=1'],
    ['?a[]=1&a[]=2', 'a=1%2C2'],
    ['?a%5B0%5D=1&a%5B1%5D=2&a=3,4', 'a=1%2C2%2C3%2C4'],
    ['?a=&b=2&c[]=', 'b=2'],
    ['?profile', 'profile='],
    ['?a[b]=1', 'a%5Bb%5D=1'],
    ['', ''],
  ])('writes %s as %s', (given, normalised) => expect(normaliseQuery(given)).toBe(normalised));

  it('takes time linear in its length, however often a name is repeated', async () => {
    expect(await cpuMsOf(async () => normaliseQuery('a=1&'.repeat(20_000)))).toBeLessThan(cpuMsMax);
  });
});

/** Processor time of this process, so that a busy machine changes nothing. */
async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
const cpuMsMax = 1000;
const repeated = (field: (index: number) => string): string =>
  Array.from({ length: 20_000 }, (_, index) => field(index)).join('&');

describe('a body', () => {
  it('is read as JSON, multipart or urlencoded', async () => {
    const expected = { status: 200, body: { statements: [4, 5], name: 'ნინო' } };
    expect(await post('{"statements":[4,5],"name":"ნინო"}', 'application/json; charset=utf-8')).toEqual(expected);
    expect(await post(formOf(['statements[]', '4'], ['statements[]', '5'], ['name', 'ნინო']))).toEqual(expected);
    expect(await post(new URLSearchParams('statements[0]=4&statements[1]=5&name=ნინო'))).toEqual(expected);
    expect(await post(new URLSearchParams('statements=4&statements=5&name=ნინო'))).toEqual(expected);
  });

  it('groups the named members of a field', async () => {
    expect(await post(formOf(['form[a]', '1'], ['form[b]', '2']))).toEqual({ status: 200, body: { form: { a: '1', b: '2' } } });
  });

  it.each([
    ['one repeated name', repeated(() => 'a=1')],
    ['one list', repeated(() => 'a[]=1')],
    ['members of one field', repeated((index) => `form[m${index}]=1`)],
    ['distinct names', repeated((index) => `n${index}=1`)],
  ])('of too many fields, %s, is 413 before it is parsed', async (_, text) => {
    const contentType = 'application/x-www-form-urlencoded';
    await post('name=a', contentType);
    let status = 0;
    const cpuMs = await cpuMsOf(async () => {
      ({ status } = await post(text, contentType));
    });
    expect({ status, isCheap: cpuMs < cpuMsMax }).toEqual({ status: 413, isCheap: true });
  });

  it('of too many parts is 413', async () => {
    const many = Array.from({ length: 1_001 }, (): [string, string] => ['statements[]', '1']);
    expect((await post(formOf(...many))).status).toBe(413);
    expect((await post(formOf(...many.slice(1)))).status).toBe(200);
  });

  it('is 400 when it does not parse', async () => {
    expect(await post('{"name":', 'application/json')).toMatchObject({ status: 400, body: { message: 'errors.malformed' } });
    expect((await post('', 'application/json')).status).toBe(200);
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]), 'application/json')).status).toBe(400);
    expect((await post('no boundary', 'multipart/form-data')).status).toBe(400);
  });

  it('is 415 in any other type, and without a type', async () => {
    for (const type of ['text/plain', 'application/xml', 'text/json', 'application/jsonp'])
      expect((await post('{}', type)).status).toBe(415);
    expect((await post(new TextEncoder().encode('{}'))).status).toBe(415);
  });

  it('is 415 urlencoded from anybody but our pages and API clients', async () => {
    const form = () => new URLSearchParams('name=a');
    expect((await post(form(), undefined, 'first-party')).status).toBe(200);
    expect((await post(form(), undefined, 'allowed-origin')).status).toBe(415);
    expect((await post(form(), undefined, 'cross-site')).status).toBe(415);
    expect((await post(formOf(['name', 'a']), undefined, 'allowed-origin')).status).toBe(200);
  });

  it('is 422 with unknown or bad fields, each named', async () => {
    expect(await post('{"nmae":"a","__proto__":{"x":1},"price":10,"name":3}', 'application/json')).toMatchObject({
      status: 422,
      body: {
        message: 'errors.invalid',
        errors: { nmae: ['errors.field_unknown'], price: ['errors.field_too_big'], name: ['errors.field_invalid'] },
      },
    });
    expect((await post(formOf(['__proto__', 'x'], ['constructor', 'y']))).status).toBe(422);
  });

  it('is 422 when it is JSON but no object', async () => {
    for (const text of ['[]', 'null', '"a"', '7']) expect((await post(text, 'application/json')).status).toBe(422);
  });
});
