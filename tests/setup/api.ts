import pino from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import type { Db } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { readServerEnv, type ServerEnv } from '@/server/env';
import { auditLog } from '@/server/modules/staff/staff.table';
import { testDataKey } from './data-key';
import { openTestDatabase, seededAt } from './database';
import { quickHashing } from './password-hashing';
import { startTestedEngine } from './search-engine';

type ApiResponse = { status: number; headers: Headers; body: unknown };

type CallInit = { method?: string; body?: unknown; headers?: Record<string, string | null> };

export type TestApi = {
  readonly db: Db;
  readonly database: OpenDatabase;
  /** Moves the clock that the whole API reads. */
  setNow(now: Date): void;
  /** The clock of the whole API. */
  now(): Date;
  /** Sends a request unchanged and returns the response unread. */
  fetch(request: Request): Promise<Response>;
  /** One call of an API client with the market's website key; `headers` may replace or remove (null) any header. */
  call(path: string, init?: CallInit): Promise<ApiResponse>;
};

/** JSON parsed, another text as it is, nothing as null. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.headers.get('content-type')?.match(/^(text\/|application\/(pdf|zip))/)) return text;
  return text === '' ? null : JSON.parse(text);
}

/** A request of an API client; an object of the body becomes JSON. */
function toRequest(path: string, { method = 'GET', body, headers: given = {} }: CallInit): Request {
  const headers = new Headers({
    'x-website-key': 'livo',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  for (const [name, value] of Object.entries(given)) value === null ? headers.delete(name) : headers.set(name, value);
  const isJson =
    body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams) && typeof body !== 'string';
  if (isJson) headers.set('content-type', 'application/json');
  const sent = isJson ? JSON.stringify(body) : (body as BodyInit | undefined);
  return new Request(`http://localhost:3000${path}`, { method, headers, ...(sent === undefined ? {} : { body: sent }) });
}

/** Writes that leave nothing in the audit log, as audit-actions.test.ts explains, or nothing when they change nothing. */
const unlogged = /\/(content\/preview|chat\/\d+\/(files|messages|read|state))$/;
const isLoggedWrite = (method: string, path: string): boolean =>
  method !== 'GET' && path.startsWith('/api/v1/admin/') && !unlogged.test(path.split('?')[0] ?? '');

/** @returns checks that a write that succeeded left a line in the audit log */
async function watchLog(db: Db): Promise<(response: Response, name: string) => Promise<void>> {
  const before = await db.$count(auditLog);
  return async (response, name) => {
    if (response.ok && (await db.$count(auditLog)) === before) throw new Error(`${name} left nothing in the audit log.`);
  };
}

const nothing = async (): Promise<void> => undefined;

/** Opens its own database and the API over it for the tests of one file. A write of the staff without a line in the log fails. */
export function useApi(environment: Partial<Record<keyof ServerEnv, string>> = {}): TestApi {
  let database: OpenDatabase | undefined;
  let app: ReturnType<typeof createApp> | undefined;
  let now = seededAt;
  let [followSearch, closeSearch, stopEngine] = [nothing, nothing, nothing];
  /** A write under a key that was used gets the first answer again. */
  const usedKeys = new Set<string>();
  const opened = (): OpenDatabase => {
    if (!database) throw new Error('The database opens in beforeAll.');
    return database;
  };
  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const clock = () => now;
    const tested = inject('searchEngine');
    const { environment: searchEnvironment, stop } = await startTestedEngine(tested);
    stopEngine = stop;
    const env = readServerEnv({
      DATA_KEY: testDataKey,
      ...searchEnvironment,
      ...environment,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
    });
    const composition = compose({ env, database, clock, logger: pino({ level: 'silent' }), passwordHashing: quickHashing });
    app = createApp(composition);
    if (tested === 'sql') return;
    // Tests write rows themselves, and expect the next call to see them.
    await composition.searchFeed.start();
    followSearch = () => composition.searchFeed.catchUp();
    closeSearch = () => composition.searchFeed.close();
  });
  afterAll(async () => {
    await closeSearch();
    await stopEngine();
    await database?.close();
  });
  return {
    get db() {
      return opened().db;
    },
    get database() {
      return opened();
    },
    now: () => now,
    setNow: (moment) => {
      now = moment;
    },
    fetch: async (request) => {
      await followSearch();
      const response = await app?.fetch(request, {});
      if (!response) throw new Error('The API opens in beforeAll.');
      return response;
    },
    call: async (path, init = {}) => {
      await followSearch();
      const request = toRequest(path, init);
      const key = request.headers.get('idempotency-key') ?? '';
      const checkLog = isLoggedWrite(request.method, path) && !usedKeys.has(key) ? await watchLog(opened().db) : null;
      if (key !== '') usedKeys.add(key);
      const response = await app?.fetch(request, {});
      if (!response) throw new Error('The API opens in beforeAll.');
      await checkLog?.(response, `${request.method} ${path}`);
      return { status: response.status, headers: response.headers, body: await readBody(response) };
    },
  };
}
