import { setTimeout as wait } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

/** @param payload null when notices may have been missed */
export type OnNotice = (payload: string | null) => void;

const retryMs = 1000;

type Listener = { listen(channel: string, onNotice: OnNotice): Promise<void>; close(): Promise<void> };

/**
 * Listens to a PostgreSQL server on its own connection, since a pool shares connections between queries. A lost connection is reopened,
 * with an attempt every second.
 */
export function createListener(url: string, onError: (error: Error) => void): Listener {
  const channels = new Map<string, Set<OnNotice>>();
  const closing = new AbortController();
  let client: Client | null = null;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url });
    next.on('error', onError);
    next.on('end', () => void reconnect(next));
    next.on('notification', ({ channel, payload }) => {
      for (const onNotice of channels.get(channel) ?? []) onNotice(payload ?? '');
    });
    client = next;
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${escapeIdentifier(channel)}`);
  };

  const reconnect = async (lost: Client): Promise<void> => {
    if (client !== lost) return;
    client = null;
    while (!closing.signal.aborted && client === null) {
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        await connect();
        for (const onNotice of [...channels.values()].flatMap((each) => [...each])) onNotice(null);
      } catch (error) {
        client = null;
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };

  return {
    listen: async (channel, onNotice) => {
      channels.set(channel, (channels.get(channel) ?? new Set()).add(onNotice));
      if (client === null) await connect();
      else await client.query(`listen ${escapeIdentifier(channel)}`);
    },
    close: async () => {
      closing.abort();
      const open = client;
      client = null;
      await open?.end();
    },
  };
}
