import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { unitOfWork } from '@/server/composition/repositories';
import { type Executor, queryRows } from '@/server/db/client';
import { createAlertsService } from '@/server/modules/saved-searches/alerts.service';
import { favoriteChanges, savedSearches, savedSearchMatches } from '@/server/modules/saved-searches/saved-searches.table';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementChanges } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import { users } from '@/server/modules/users/users.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const noon = new Date(seededAt.getTime() + 2 * 86_400_000);
const { match } = createAlertsService({
  atomically: (work) => unitOfWork(api.db)((inside) => work(inside)),
  clock: () => noon,
});

beforeEach(async () => {
  await api.db.delete(savedSearches);
  await api.db.delete(statementChanges);
});

const post = async (path: string, { headers }: Visitor, body: object) => {
  expect((await api.call(path, { method: 'POST', headers, body })).status).toBe(200);
};
const publish = () => insertStatement(api.db, { urbanId: 38, priceUsdMinor: 9_000_000, priceGelMinor: 24_300_000, date: noon });
const saveSearch = (visitor: Visitor) =>
  post('/api/microservice/users/saved-searches', visitor, { name: 'Vake', filters: { deal_types: [1], urbans: [38] } });

/** Resolves when the work has ended, or waits for a lock of another transaction. */
async function untilEndedOrWaiting(work: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  void work.then(end, end);
  await expect
    .poll(async () => {
      const [row] = await queryRows<{ waiting: number }>(
        api.db,
        sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return hasEnded || (row?.waiting ?? 0) > 0;
    })
    .toBe(true);
}

/** Runs the match while another transaction, which holds a lock, writes a statement whose change is queued already. */
async function raceWith(hold: (tx: Executor) => Promise<unknown>, statementId: number): Promise<void> {
  let matching: Promise<unknown> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await hold(tx);
    matching = match();
    await untilEndedOrWaiting(matching);
    await indexStatements(tx, [statementId]);
  });
  await matching;
}

it('a statement is changed while searches are compared with it: neither waits for the other, and the match is found', async () => {
  await saveSearch(await insertVisitor(api.db));
  const { id } = await publish();
  await indexStatements(api.db, [id]);
  await raceWith((tx) => tx.select().from(statements).where(eq(statements.id, id)).for('update'), id);
  await match();
  expect((await api.db.select().from(savedSearchMatches)).map(({ statementId }) => statementId)).toEqual([id]);
  expect(await api.db.select().from(statementChanges)).toEqual([]);
});

it('a person who watches a statement is locked while it is changed, as a ban does', async () => {
  const watcher = await insertVisitor(api.db);
  const { id } = await publish();
  await post('/api/microservice/users/statements/favorites/add', watcher, { statements: [id] });
  await api.db.update(statements).set({ priceUsdMinor: 8_000_000 }).where(eq(statements.id, id));
  await indexStatements(api.db, [id]);
  await raceWith((tx) => tx.select().from(users).where(eq(users.id, watcher.user.id)).for('update'), id);
  await match();
  expect((await api.db.select().from(favoriteChanges)).map(({ statementId, reason }) => [statementId, reason])).toEqual([
    [id, 'price'],
  ]);
});

it('a change that comes while its statement is compared is compared again', async () => {
  await saveSearch(await insertVisitor(api.db));
  const { id } = await publish();
  await api.db.update(statements).set({ urbanId: 47 }).where(eq(statements.id, id));
  await indexStatements(api.db, [id]);
  await api.db.transaction(async (tx) => {
    await tx.update(statements).set({ urbanId: 38 }).where(eq(statements.id, id));
    await indexStatements(tx, [id]);
    expect(await match()).toMatchObject({ matches: 0 });
  });
  expect(await match()).toMatchObject({ matches: 1 });
});
