import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { isRouted } from './client';
import { openDatabase } from './open';
import { createReplicas, isRead, type Replicas } from './replicas';

/** A server that reports its position and answers queries with its name. */
function createServer(name: string) {
  const server = { position: '0/10', failure: null as Error | null, asked: 0 };
  const query = async (text: string) => {
    if (server.failure) throw server.failure;
    if (/_lsn\(\)/.test(text)) return { rows: [{ position: server.position }] };
    server.asked += 1;
    return name;
  };
  const pool = partial<Pool>({
    query: query as Pool['query'],
    connect: (async () => name as never) as Pool['connect'],
    end: async () => undefined,
  });
  return { server, pool };
}

const primary = createServer('primary');
const replica = createServer('replica');
let replicas: Replicas;
const ask = (minimum: bigint | null, text = 'select 1') => replicas.read(minimum, () => replicas.pool.query(text));
/** Waits for the next poll of positions. */
const poll = () => vi.advanceTimersByTimeAsync(500);

beforeEach(async () => {
  vi.useFakeTimers();
  for (const { server } of [primary, replica]) Object.assign(server, { position: '0/10', failure: null });
  replicas = createReplicas({ primary: primary.pool, urls: ['one'], lagMaxMs: 2000, openPool: () => replica.pool });
  await poll();
});
afterEach(async () => {
  await replicas.close();
  vi.useRealTimers();
});

describe('a read', () => {
  it('goes to a replica only inside the scope of a request', async () => {
    expect(await ask(null)).toBe('replica');
    expect(await replicas.pool.query('select 1')).toBe('primary');
  });

  it('goes to the primary until the replica has replayed what its visitor wrote', async () => {
    primary.server.position = '0/20';
    await poll();
    expect(await ask(0x20n)).toBe('primary');
    replica.server.position = '0/20';
    await poll();
    expect(await ask(0x20n)).toBe('replica');
  });

  it('goes to the primary while the replica is further behind than the bound', async () => {
    primary.server.position = '0/20';
    await poll();
    expect(await ask(null)).toBe('replica');
    await vi.advanceTimersByTimeAsync(2500);
    expect(await ask(null)).toBe('primary');
    expect(replicas.lags()[0]?.lagMs).toBeGreaterThan(2000);
    replica.server.position = '0/20';
    await poll();
    expect(await ask(null)).toBe('replica');
  });

  it('goes to the primary when the replica is lost, and to the replica again when it is back', async () => {
    replica.server.failure = Object.assign(new Error('terminating connection'), { code: '57P01' });
    expect(await ask(null)).toBe('primary');
    replica.server.failure = null;
    expect(await ask(null)).toBe('primary');
    await poll();
    expect(await ask(null)).toBe('replica');
  });

  it('fails as it would on the primary', async () => {
    replica.server.failure = Object.assign(new Error('division by zero'), { code: '22012' });
    await expect(ask(null)).rejects.toThrow('division by zero');
  });

  it('goes on while the primary is unavailable', async () => {
    primary.server.failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await ask(null)).toBe('replica');
  });
});

it('only an executor with replicas routes statements to different servers', async () => {
  const nowhere = 'postgres://127.0.0.1:1/none';
  for (const replicaUrls of [[], [nowhere]]) {
    const database = await openDatabase({ dataDir: '', databaseUrl: nowhere, replicaUrls });
    expect([isRouted(database.reads), isRouted(database.db)]).toEqual([replicaUrls.length > 0, false]);
    await database.close();
  }
});

it('a transaction takes a connection of the primary', async () => {
  expect(await replicas.read(null, () => replicas.pool.connect())).toBe('primary');
});

it.each([
  ['select * from statements', true],
  [' with found as (select 1) select * from found', true],
  ['(select 1) union (select 2)', true],
  ['select updated_at, deleted from statements', true],
  ['select * from statements for update', false],
  ['select * from statements for no key update', false],
  ['select * from statements for key share', false],
  ['with gone as (delete from sessions returning 1) select * from gone', false],
  ["select nextval('a')", false],
  ['select pg_advisory_xact_lock(1)', false],
  ['insert into statements default values', false],
  ['begin', false],
])('%s is a read: %s', (text, expected) => {
  expect(isRead(text)).toBe(expected);
});
