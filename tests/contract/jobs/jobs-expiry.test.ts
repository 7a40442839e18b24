import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expireStatements, warnOfExpiry } from '@/server/jobs/jobs';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementSearch, statementText } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const hourMs = 3_600_000;
const hoursOn = (hours: number): Date => new Date(seededAt.getTime() + hours * hourMs);
const at = (now: Date) => ({ database: api.database, clock: () => now });
const stateOf = async (id: number) => (await api.db.select().from(statements).where(eq(statements.id, id)))[0]?.state;
const isListed = async (id: number) => (await api.db.$count(statementSearch, eq(statementSearch.id, id))) === 1;
const expiryNotifications = (id: number) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.type, 6), eq(notifications.subjectId, id)))
    .orderBy(asc(notifications.id));
const author = async () => (await insertVisitor(api.db)).user.id;
const ending = async (hours: number, overrides = {}) =>
  insertStatement(api.db, { userId: await author(), expiresAt: hoursOn(hours), ...overrides });

describe('expire statements', () => {
  it('expires a statement whose term is over and removes it and its search text from every list', async () => {
    const { id } = await ending(-1);
    expect(await isListed(id)).toBe(true);
    await expireStatements(at(seededAt));
    expect(await stateOf(id)).toBe('expired');
    expect(await isListed(id)).toBe(false);
    expect(await api.db.$count(statementText, eq(statementText.id, id))).toBe(0);
  });

  it('ends a term at its last moment and leaves one that has a moment left', async () => {
    const over = await ending(0);
    const running = await ending(0, { expiresAt: new Date(seededAt.getTime() + 1) });
    await expireStatements(at(seededAt));
    expect([await stateOf(over.id), await stateOf(running.id)]).toEqual(['expired', 'active']);
    expect(await isListed(running.id)).toBe(true);
  });

  it.each(['sold', 'blocked', 'draft', 'archived'] as const)('leaves a %s statement as it is', async (state) => {
    const { id } = await ending(-1, { state });
    await expireStatements(at(seededAt));
    expect(await stateOf(id)).toBe(state);
    expect(await expiryNotifications(id)).toEqual([]);
  });

  it('expires a hidden statement and notifies its owner', async () => {
    const { id } = await ending(-1, { state: 'hidden' });
    await expireStatements(at(seededAt));
    expect(await stateOf(id)).toBe('expired');
    expect(await expiryNotifications(id)).toHaveLength(1);
  });

  it('does not end statements without a term', async () => {
    const { id } = await ending(0, { expiresAt: null });
    await expireStatements(at(hoursOn(10_000)));
    expect(await stateOf(id)).toBe('active');
  });

  it('ends more than a batch in one run, and finds nothing in the next', async () => {
    const userId = await author();
    const [{ total: before } = { total: 0 }] = await api.db.select({ total: count() }).from(statements);
    await api.db.execute(sql`insert into statements (user_id, state, deal_type_id, real_estate_type_id, city_id, area_sqm, expires_at)
      select ${userId}, 'active', 1, 1, 1, 40, ${hoursOn(-2).toISOString()}::timestamptz from generate_series(1, 450)`);
    const rows = await api.db.select({ id: statements.id }).from(statements).where(eq(statements.userId, userId));
    const ids = rows.map(({ id }) => id);
    await indexStatements(api.db, ids);
    expect(before).toBeGreaterThan(0);
    expect(await expireStatements(at(seededAt))).toMatchObject({ expired: 450, notified: 450 });
    expect(await api.db.$count(statementSearch, inArray(statementSearch.id, ids))).toBe(0);
    expect(await expireStatements(at(seededAt))).toEqual({ expired: 0, notified: 0 });
  });

  it('expires the statement of a deleted account and notifies nobody', async () => {
    const { id } = await insertStatement(api.db, { userId: 99_999_999, expiresAt: hoursOn(-1) });
    await expireStatements(at(seededAt));
    expect(await stateOf(id)).toBe('expired');
    expect(await expiryNotifications(id)).toEqual([]);
  });

  it('notifies the author in the same transaction: if that fails, the statement stays', async () => {
    const { id } = await ending(-1);
    await api.db.execute(sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''full''; end'`);
    await api.db.execute(sql`create trigger refuse before insert on notifications for each row execute function refuse()`);
    await expect(expireStatements(at(seededAt))).rejects.toThrow();
    expect([await stateOf(id), await isListed(id)]).toEqual(['active', true]);
    await api.db.execute(sql`drop trigger refuse on notifications`);
    await expireStatements(at(seededAt));
    expect(await stateOf(id)).toBe('expired');
  });
});

describe('warn of expiry', () => {
  it('notifies the author two days before the end, with title and time, once however often it runs', async () => {
    const { id, userId, expiresAt } = await ending(47);
    await warnOfExpiry(at(seededAt));
    await warnOfExpiry(at(seededAt));
    const [notice, ...more] = await expiryNotifications(id);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId, template: 'statement_expires_soon', seen: false });
    expect(notice?.parameters.expires_at).toBe(expiresAt?.toISOString());
    expect(notice?.parameters.statement).toMatchObject({ id, titles: { en: expect.stringMatching(/apartment/i) } });
  });

  it('does not announce an end that is further away or past, nor that of a sold one', async () => {
    const far = await ending(49);
    const past = await ending(-1);
    const sold = await ending(20, { state: 'sold' });
    await warnOfExpiry(at(seededAt));
    expect([
      ...(await expiryNotifications(far.id)),
      ...(await expiryNotifications(past.id)),
      ...(await expiryNotifications(sold.id)),
    ]).toEqual([]);
  });

  it('notifies once per term while the clock jumps two hours both ways', async () => {
    const { id } = await ending(48);
    for (const hours of [0, 2, -2, 1, -1, 0, 46, 44, 47]) await warnOfExpiry(at(hoursOn(hours)));
    expect((await expiryNotifications(id)).map(({ template }) => template)).toEqual(['statement_expires_soon']);
    for (const hours of [49, 47, 50, 48]) {
      await expireStatements(at(hoursOn(hours)));
      await warnOfExpiry(at(hoursOn(hours)));
    }
    expect((await expiryNotifications(id)).map(({ template }) => template)).toEqual([
      'statement_expires_soon',
      'statement_expired',
    ]);
  });

  it('notifies again of a renewed term', async () => {
    const { id } = await ending(10);
    await warnOfExpiry(at(seededAt));
    await expireStatements(at(hoursOn(11)));
    await api.db
      .update(statements)
      .set({ state: 'active', expiresAt: hoursOn(730) })
      .where(eq(statements.id, id));
    await warnOfExpiry(at(hoursOn(700)));
    await expireStatements(at(hoursOn(731)));
    expect((await expiryNotifications(id)).map(({ template }) => template)).toEqual([
      'statement_expires_soon',
      'statement_expired',
      'statement_expires_soon',
      'statement_expired',
    ]);
  });

  it('notifies of more than a batch in one run', async () => {
    const userId = await author();
    await api.db.execute(sql`insert into statements (user_id, state, deal_type_id, real_estate_type_id, city_id, area_sqm, expires_at)
      select ${userId}, 'active', 1, 1, 1, 40, ${hoursOn(30).toISOString()}::timestamptz from generate_series(1, 450)`);
    await warnOfExpiry(at(seededAt));
    expect(await api.db.$count(notifications, eq(notifications.userId, userId))).toBe(450);
  });
});
