import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import type { SearchDocument } from './search.documents.repository';
import { indexBody } from './search.mapping.query';

/** A statement as it is after a change; null where it is no longer listed. Of two writes the one with the higher version stays. */
export type Write = { id: number; version: number; document: SearchDocument | null };
type BulkItem = { status: number; error?: { type: string; reason?: string } };

/** Small ones are to be seen at once. */
const refreshedMax = 500;
/** Writes and changes of indexes may wait for the nodes longer than a search may. */
const slow = { requestTimeout: 60_000 };
/** An attempt that was given up may have succeeded. */
const once = { ...slow, maxRetries: 0 };
const timedOut = 408;
/** Longer than a search takes. */
const drainMs = 5_000;
const conflict = 409;
const notFound = 404;

export type IndexOptions = { alias: string; shards: number; replicas: number };

/** The indexes behind an alias: the one that it points to, and a new one while it is filled. */
export function createIndexWriter(client: Client, { alias, shards, replicas }: IndexOptions) {
  const pattern = `${alias}-*`;
  /** Writes name it, so that a deleted index is not made again by one that comes late. */
  const writeAliasOf = (name: string): string => `${name}-write`;

  const list = async (): Promise<string[]> => {
    const { body } = await client.indices.get({ index: pattern, ignore_unavailable: true });
    return Object.keys(body as object);
  };
  /** The index that searches read; null before the first one is filled. */
  const current = async (): Promise<string | null> => {
    const { body, statusCode } = await client.transport.request(
      { method: 'GET', path: `/_alias/${alias}` },
      { ignore: [notFound] },
    );
    return statusCode === notFound ? null : (Object.keys(body as object)[0] ?? null);
  };

  const removeAll = async (names: readonly string[]): Promise<void> => {
    for (const index of names) await client.indices.delete({ index, ignore_unavailable: true }, once);
  };

  return {
    list,
    current,
    create: async (name: string): Promise<void> => {
      const body = { ...indexBody(shards, replicas), aliases: { [writeAliasOf(name)]: {} } };
      await client.indices.create({ index: name, body: body as never }, once);
    },
    /** @throws Error when a write failed for another reason than that the index has a later one, or has been deleted */
    write: async (names: readonly string[], writes: readonly Write[]): Promise<void> => {
      const lines = names.flatMap((name) =>
        writes.flatMap(({ id, version, document }) => {
          const meta = { _index: writeAliasOf(name), _id: String(id), version, version_type: 'external' };
          return document ? [JSON.stringify({ index: meta }), JSON.stringify(document)] : [JSON.stringify({ delete: meta })];
        }),
      );
      if (lines.length === 0) return;
      const request = {
        method: 'POST',
        path: '/_bulk',
        querystring: { require_alias: 'true', refresh: String(writes.length <= refreshedMax) },
        bulkBody: `${lines.join('\n')}\n`,
      };
      const { body } = await client.transport.request(request, slow);
      const items = (body as { items: Record<string, BulkItem>[] }).items.flatMap((item) => Object.values(item));
      const failed = items.find(({ error, status }) => error && status !== conflict && status !== notFound);
      if (failed?.error) throw new Error(`OpenSearch: ${failed.error.type}: ${failed.error.reason ?? ''}`);
    },
    /** Points searches to a filled index, and deletes all others when those that began before have ended. */
    switchTo: async (name: string): Promise<void> => {
      await client.indices.refresh({ index: name }, slow);
      // Copies that are still being made would leave all searches to one node.
      await client.cluster.health({ index: name, wait_for_status: 'green', timeout: '50s' }, { ...slow, ignore: [timedOut] });
      const others = (await list()).filter((other) => other !== name);
      const actions = [
        ...others.map((index) => ({ remove: { index, alias, must_exist: false } })),
        { add: { index: name, alias } },
      ];
      await client.indices.updateAliases({ body: { actions } as never }, once);
      await wait(drainMs);
      await removeAll(others);
    },
    remove: removeAll,
  };
}

export type IndexWriter = ReturnType<typeof createIndexWriter>;
