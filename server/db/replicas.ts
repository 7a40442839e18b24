import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool } from 'pg';
import { createLagTracker, parsePosition } from './replica-lag';

type ReplicaOptions = {
  primary: Pool;
  urls: readonly string[];
  lagMaxMs: number;
  openPool(url: string): Pool;
};

type Replica = {
  name: string;
  pool: Pool;
  /** Its replay position at the last response; null while it does not respond. */
  position: bigint | null;
};

export type Replicas = {
  /** Lets reads inside the work go to replicas. @param minimum the position that they must have replayed */
  read<T>(minimum: bigint | null, work: () => T): T;
  /** The present position of the primary. */
  findPosition(): Promise<bigint | null>;
  /** A position that includes everything written before a moment; null while none is known. */
  positionAfter(ms: number): bigint | null;
  /** The replicas in use, and how late they are. */
  lags(): { name: string; lagMs: number | null }[];
  /** Runs reads on a replica where it may, and everything else on the primary. */
  pool: Pool;
  pools(): { name: string; pool: Pool }[];
  close(): Promise<void>;
};

const pollMs = 500;
/** Keywords of statements that write, lock or depend on the session; they belong on the primary. */
const notARead =
  /\b(?:insert|update|delete|merge|truncate|lock|nextval|setval|pg_advisory\w*|pg_notify|set_config|for\s+(?:key\s+)?share)\b/i;
/** The replica is away, still starting, or had to end the statement for what it replays: the primary can answer. */
const retriable = /^(?:08...|57P0.|40001|25006|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
export const connectionMessages = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;

/** Whether a statement may run on a replica. */
export const isRead = (text: string): boolean => /^[\s(]*(?:select|with)\b/i.test(text) && !notARead.test(text);

const isLost = (error: Error & { code?: unknown }): boolean =>
  retriable.test(String(error.code)) || connectionMessages.test(error.message);

async function askPosition(pool: Pool, expression: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(`select ${expression}::text as position`);
  return parsePosition(rows[0]?.position ?? '');
}

/** Polls, one query at a time. @returns a function that stops it */
function poll(ask: () => Promise<void>): () => void {
  let isAsking = false;
  const tick = (): void => {
    if (isAsking) return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  };
  tick();
  const timer = setInterval(tick, pollMs).unref();
  return () => clearInterval(timer);
}

type Query = (...args: unknown[]) => Promise<unknown>;
const queryOf = (pool: Pool): Query => pool.query.bind(pool) as Query;

/**
 * A pool without its own connections: reads go to the replica that is picked for them, everything else and all transactions to the
 * primary, which also takes over from a replica that is lost.
 */
function routedPool(primary: Pool, pick: () => Replica | undefined): Pool {
  const toPrimary = queryOf(primary);
  const query: Query = async (...args) => {
    const [statement] = args;
    const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
    const replica = isRead(text) ? pick() : undefined;
    if (replica === undefined) return toPrimary(...args);
    try {
      return await queryOf(replica.pool)(...args);
    } catch (error) {
      if (!(error instanceof Error) || !isLost(error)) throw error;
      // Left out until it responds again.
      replica.position = null;
      return toPrimary(...args);
    }
  };
  const pool = new Pool();
  pool.query = query as Pool['query'];
  pool.connect = primary.connect.bind(primary) as Pool['connect'];
  return pool;
}

/**
 * Streaming replicas of the primary. One that does not answer, or is more than `lagMaxMs` behind, is left out; without any the primary
 * answers. Only what runs inside `read` may go to one.
 */
export function createReplicas({ primary, urls, lagMaxMs, openPool }: ReplicaOptions): Replicas {
  const scope = new AsyncLocalStorage<{ minimum: bigint | null }>();
  const lag = createLagTracker();
  const replicas = urls.map((url, index): Replica => ({ name: `replica ${index + 1}`, pool: openPool(url), position: null }));
  const lagOf = ({ position }: Replica): number | null => (position === null ? null : lag.lagMs(position, Date.now()));
  let turn = 0;

  const pick = (): Replica | undefined => {
    const current = scope.getStore();
    if (current === undefined) return undefined;
    const usable = replicas.filter(
      (replica) =>
        replica.position !== null && replica.position >= (current.minimum ?? 0n) && (lagOf(replica) ?? lagMaxMs) <= lagMaxMs,
    );
    turn += 1;
    return usable[turn % usable.length];
  };

  // Each at its own pace: one that hangs does not delay the others.
  const stops = [
    poll(async () => {
      const askedMs = Date.now();
      const position = await askPosition(primary, 'pg_current_wal_lsn()').catch(() => null);
      if (position !== null) lag.see(askedMs, position);
    }),
    ...replicas.map((replica) =>
      poll(async () => {
        replica.position = await askPosition(replica.pool, 'pg_last_wal_replay_lsn()').catch(() => null);
      }),
    ),
  ];

  return {
    read: (minimum, work) => scope.run({ minimum }, work),
    findPosition: () => askPosition(primary, 'pg_current_wal_lsn()'),
    positionAfter: lag.positionAfter,
    lags: () => replicas.map((replica) => ({ name: replica.name, lagMs: lagOf(replica) })),
    pool: routedPool(primary, pick),
    pools: () => replicas.map(({ name, pool }) => ({ name, pool })),
    close: async () => {
      for (const stop of stops) stop();
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}
