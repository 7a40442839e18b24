import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster';
import { browse, createVisitor } from './visitors';

export type ReadCheck = { what: string; isRight: boolean };

/** Longer than two questions for positions. */
const pollsMs = 1500;

/** How many connections of the site read on the replica; the site's own questions for positions are one. */
async function readsOnReplica({ query, replicaUrl }: Cluster): Promise<number> {
  const text = `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as total from pg_stat_user_tables
    where relname in ('statements', 'statement_search')`;
  const [row] = await query<{ total: number }>(replicaUrl, text);
  return row?.total ?? 0;
}

/** What reads on a replica promise, tried with a replica that stands still. */
export async function checkReplicaReads(cluster: Cluster): Promise<ReadCheck[]> {
  const { origin, primaryUrl, replicaUrl, query, lagMaxMs } = cluster;
  const owner = await createVisitor(cluster, 'owner of a listing');
  const [listing] = await query<{ id: number }>(
    primaryUrl,
    `update statements set user_id = ${owner.id} where id = (select min(id) from statements where state = 'active') returning id`,
  );
  const path = `/api/v1/statements/${listing?.id}`;
  const guest = () => browse(origin, new Map(), 'GET', path);
  await wait(pollsMs);

  const before = await readsOnReplica(cluster);
  for (let count = 0; count < 10; count++) await guest();
  // Statistics of tables are written when a connection rests.
  await wait(pollsMs);
  const usesReplica = (await readsOnReplica(cluster)) > before;

  await query(replicaUrl, 'select pg_wal_replay_pause()');
  const hidden = await owner.send('POST', `/api/v1/users/statements/${listing?.id}/hide`);
  const ownRead = await owner.send('GET', path);
  const shown = await owner.send('POST', `/api/v1/users/statements/${listing?.id}/show`);
  await owner.send('POST', `/api/v1/users/statements/${listing?.id}/hide`);
  const early = await guest();
  await wait(lagMaxMs + pollsMs);
  const late = await guest();
  await query(replicaUrl, 'select pg_wal_replay_resume()');
  await wait(pollsMs);
  const again = await guest();
  await owner.send('POST', `/api/v1/users/statements/${listing?.id}/show`);
  const stateOf = ({ body }: { body: unknown }) => JSON.stringify(body).match(/"state":"(\w+)"/)?.[1] ?? 'none';
  return [
    { what: 'guests read on the replica', isRight: usesReplica },
    {
      what: 'the owner’s writes are taken while the replica stands still',
      isRight: hidden.status === 200 && shown.status === 200,
    },
    {
      what: `the owner reads what was written (${stateOf(ownRead)})`,
      isRight: ownRead.status === 200 && stateOf(ownRead) !== 'active',
    },
    {
      what: `a guest may read the state before, within the bound (status ${early.status})`,
      isRight: [200, 404].includes(early.status),
    },
    { what: `after the bound nobody does (status ${late.status})`, isRight: late.status === 404 },
    { what: `nor when the replica has caught up (status ${again.status})`, isRight: again.status === 404 },
  ];
}
