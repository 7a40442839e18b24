import pino from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '@/server/app';
import { compose } from '@/server/composition/compose';
import type { Db } from '@/server/db/client';
import type { OpenDatabase } from '@/server/db/open';
import { readServerEnv, type ServerEnv } from '@/server/env';
import { openTestDatabase, seededAt } from './database';

type ApiResponse = { status: number; headers: Headers; body: unknown };

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
  call(path: string, init?: { method?: string; body?: unknown; headers?: Record<string, string | null> }): Promise<ApiResponse>;
};

/** JSON parsed, another text as it is, nothing as null. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.headers.get('content-type')?.match(/^(text\/|application\/pdf)/)) return text;
  return text === '' ? null : JSON.parse(text);
}

/** Opens a database of its own and the API over it for the tests of one file. */
export function useApi(environment: Partial<Record<keyof ServerEnv, string>> = {}): TestApi {
  let database: OpenDatabase | undefined;
  let app: ReturnType<typeof createApp> | undefined;
  let now = seededAt;
  const opened = (): OpenDatabase => {
    if (!database) throw new Error('The database opens in beforeAll.');
    return database;
  };
  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const clock = () => now;
    const env = readServerEnv({ ...environment, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    app = createApp(compose({ env, database, clock, logger: pino({ level: 'silent' }) }));
  });
  afterAll(async () => database?.close());
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
      const response = await app?.fetch(request, {});
      if (!response) throw new Error('The API opens in beforeAll.');
      return response;
    },
    call: async (path, init = {}) => {
      const headers = new Headers({
        'x-website-key': 'livo',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      });
      for (const [name, value] of Object.entries(init.headers ?? {}))
        value === null ? headers.delete(name) : headers.set(name, value);
      const isJson =
        init.body !== undefined &&
        !(init.body instanceof FormData) &&
        !(init.body instanceof URLSearchParams) &&
        typeof init.body !== 'string';
      if (isJson) headers.set('content-type', 'application/json');
      const body = isJson ? JSON.stringify(init.body) : (init.body as BodyInit | undefined);
      const request = new Request(`http://localhost:3000${path}`, {
        method: init.method ?? 'GET',
        headers,
        ...(body === undefined ? {} : { body }),
      });
      const response = await app?.fetch(request, {});
      if (!response) throw new Error('The API opens in beforeAll.');
      return { status: response.status, headers: response.headers, body: await readBody(response) };
    },
  };
}
