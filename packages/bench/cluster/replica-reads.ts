import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster';
import { browse, createVisitor } from './visitors';

export type ReadCheck = { what: string; isRight: boolean };

/** Longer than two polls of the replication positions. */
const pollsMs = 1500;

const isActive = ({ body }: { body: unknown }): boolean | undefined => {
  const [, text] = /"is_active":(true|false)/.exec(JSON.stringify(body)) ?? [];
  return text === undefined ? undefined : text === 'true';
};

/** Checks the guarantees of reads on a replica, with a replica that is paused while an owner hides a listing. */
export async function checkReplicaReads(cluster: Cluster): Promise<ReadCheck[]> {
  const { origin, primaryUrl, replicaUrl, query, lagMaxMs } = cluster;
  const owner = await createVisitor(cluster, 'owner of a listing');
  const [listing] = await query<{ id: number }>(
    primaryUrl,
    `update statements set user_id = ${owner.id} where id = (select min(id) from statements where state = 'active') returning id`,
  );
  const path = `/api/microservice/statements/${listing?.id}`;
  // A hidden listing is a 404 for guests.
  const guest = async () => isActive(await browse(origin, new Map(), 'GET', path)) === true;
  await wait(pollsMs);
  const before = await guest();
  await query(replicaUrl, 'select pg_wal_replay_pause()');
  const hidden = await owner.send('POST', `/api/microservice/users/statements/${listing?.id}/hide`);
  const early = await guest();
  const own = isActive(await owner.send('GET', path));
  await wait(lagMaxMs + pollsMs);
  const late = await guest();
  await query(replicaUrl, 'select pg_wal_replay_resume()');
  await wait(pollsMs);
  const again = await guest();
  return [
    {
      what: `a write is taken while the replica is paused (status ${hidden.status})`,
      isRight: before && hidden.status === 200,
    },
    { what: 'a guest reads on the replica: within the bound, the state before', isRight: early },
    { what: 'the owner reads what was written', isRight: own === false },
    { what: 'after the bound the guest reads it too, on the primary', isRight: !late },
    { what: 'and when the replica has caught up', isRight: !again },
  ];
}
