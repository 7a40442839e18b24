import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { StorageError } from '../../ports/storage';
import type { AppEnv } from '../context';
import { handleError } from './error-handler';

const withCode = (code: string): Error => Object.assign(new Error('a statement with its values'), { code });

async function respondTo(error: Error) {
  const app = new Hono<AppEnv>();
  app.onError((thrown, context) => handleError(thrown, context, pino({ level: 'silent' })));
  app.get('/', () => {
    throw error;
  });
  const response = await app.request('/');
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
}

describe('an error of the server’s dependencies', () => {
  it.each(['ENOSPC', 'EDQUOT', '25006', '53100', '58030', '57P01', '08006', 'ECONNREFUSED'])(
    '%s is 503 with a time to retry',
    async (code) => {
      const { status, retryAfter, body } = await respondTo(new Error('a query', { cause: withCode(code) }));
      expect([status, retryAfter]).toEqual([503, '5']);
      expect(body).toMatchObject({ result: false, message: 'errors.unavailable' });
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'PGlite is closed',
  ])('"%s" is 503 as well: the driver gives it no code', async (message) => {
    expect((await respondTo(new Error('a query', { cause: new Error(message) }))).status).toBe(503);
  });

  it('of the storage is 502, and 504 when it was slow', async () => {
    expect((await respondTo(new StorageError('answered 500'))).status).toBe(502);
    expect((await respondTo(new StorageError('no answer', true))).status).toBe(504);
  });

  it('that is unexpected is 500 and quotes nothing', async () => {
    const { status, body } = await respondTo(withCode('42601'));
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('values');
  });
});
