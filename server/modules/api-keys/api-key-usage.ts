import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Clock } from '../../ports/clock';
import type { ApiKeysRepository, KeyCalls } from './api-keys.repository';

/** How long calls are counted in memory; a process that is killed loses no more than that. */
const batchMs = 10_000;

/** Counts the calls of keys by day of Tbilisi, and writes them together instead of one by one. */
export function createApiKeyUsage({ keys, clock }: { keys: ApiKeysRepository; clock: Clock }) {
  let waiting = new Map<string, KeyCalls>();
  let timer: NodeJS.Timeout | null = null;

  const add = ({ apiKeyId, day, calls, usedAt }: KeyCalls): void => {
    const name = `${apiKeyId} ${day}`;
    waiting.set(name, { apiKeyId, day, calls: (waiting.get(name)?.calls ?? 0) + calls, usedAt });
  };

  /** Writes what was counted; after a failure the next write includes it. */
  const write = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length === 0) return;
    try {
      await keys.addCalls(batch);
    } catch {
      batch.forEach(add);
    }
  };

  return {
    write,
    count: (apiKeyId: number): void => {
      add({ apiKeyId, day: tbilisiDay(clock()), calls: 1, usedAt: clock() });
      timer ??= setTimeout(() => void write(), batchMs).unref();
    },
  };
}
