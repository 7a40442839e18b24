import type { OutboxRead } from './search.outbox.repository';

/** Lines of the outbox are kept for so long at least. */
export const outboxRetentionMs = 60 * 60_000;
const readsApartMaxMs = outboxRetentionMs / 2;

export type FollowerParts = {
  readFloor(): Promise<string>;
  read(floor: string): Promise<OutboxRead>;
  /** Loads every row. */
  load(): Promise<void>;
  /** Reads these rows again. */
  apply(statementIds: number[]): Promise<void>;
  nowMs?(): number;
};

/**
 * Follows the outbox in the order in which transactions commit, which is not that of their numbers: what was read of transactions that are
 * not older than every running one is remembered, and the next read begins there again.
 */
export function createFollower({ readFloor, read, load, apply, nowMs = Date.now }: FollowerParts) {
  let floor: string | null = null;
  let seen = new Set<number>();
  let readMs = 0;
  let applied = 0;

  const loadAll = async (): Promise<void> => {
    // What commits from here on is read from the outbox.
    const before = await readFloor();
    await load();
    [floor, seen, readMs] = [before, new Set(), nowMs()];
  };

  const readOnce = async (): Promise<void> => {
    // Its lines may be deleted already.
    if (floor === null || nowMs() - readMs > readsApartMaxMs) await loadAll();
    const from = floor ?? '0';
    const { floor: next, lines } = await read(from);
    const fresh = lines.filter(({ id }) => !seen.has(id));
    if (fresh.some(({ statementId }) => statementId === null)) await loadAll();
    else await apply([...new Set(fresh.flatMap(({ statementId }) => statementId ?? []))]);
    applied += fresh.length;
    const nextNumber = BigInt(next);
    seen = new Set(lines.filter(({ transactionId }) => BigInt(transactionId) >= nextNumber).map(({ id }) => id));
    floor = next;
    readMs = nowMs();
  };

  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    running = readOnce().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** Reads every change that was committed before the call; calls while one runs share the next. */
    catchUp: (): Promise<void> => {
      if (running === null) return begin();
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = null;
          return begin();
        });
      return waiting;
    },
    /** Loads everything at the next call. */
    forget: (): void => {
      floor = null;
    },
    /** How many lines were applied. */
    applied: (): number => applied,
  };
}
