import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auctions } from '@/server/modules/auctions/auctions.table';
import { footerLinks } from '@/server/modules/site/site.table';
import { statements } from '@/server/modules/statements/statements.table';
import { statementTranslations } from '@/server/modules/translations/translations.table';
import { insertTerms } from '@/tests/factories/auction';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';

const api = useApi();

const tags: string[] = [];
beforeAll(() => api.database.listen('pages', (tag) => void tags.push(String(tag))));

/** Notices are ordered by commit: when this one has arrived, so have all before it. */
async function mark(): Promise<number> {
  const name = randomUUID();
  await api.db.execute(sql`select pg_notify('pages', ${name})`);
  await expect.poll(() => tags.indexOf(name)).toBeGreaterThanOrEqual(0);
  return tags.indexOf(name);
}

/** The notices of a piece of work, by which processes invalidate cached pages. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  const from = await mark();
  await work();
  return [...new Set(tags.slice(from + 1, await mark()))];
}

const change = (id: number, values: Partial<typeof statements.$inferInsert>) =>
  noticesOf(() => api.db.update(statements).set(values).where(eq(statements.id, id)));

it('a statement that appears in lists is announced as a change of the lists', async () => {
  expect(await noticesOf(() => insertStatement(api.db, {}))).toContain('search');
});

it('a changed statement is announced by its id, a view of it is not', async () => {
  const { id } = await insertStatement(api.db, {});
  expect(await change(id, { streetNumber: '7' })).toEqual([`statement ${id}`]);
  expect(await change(id, { views: 5 })).toEqual([]);
  expect(await change(id, { phoneReveals: 5 })).toEqual([]);
});

it('a translation that is added, changed or deleted is announced as a change of its statement', async () => {
  const { id } = await insertStatement(api.db, {});
  const row = {
    statementId: id,
    language: 'en',
    sourceLanguage: 'ka',
    sourceHash: '',
    text: 'A flat',
    provider: 'deepl',
  } as const;
  const expected = [`statement ${id}`];
  expect(await noticesOf(() => api.db.insert(statementTranslations).values({ ...row, translatedAt: new Date() }))).toEqual(
    expected,
  );
  expect(await noticesOf(() => api.db.update(statementTranslations).set({ text: 'A home' }))).toEqual(expected);
  expect(await noticesOf(() => api.db.delete(statementTranslations))).toEqual(expected);
});

it('what staff manage is announced as a change of the site', async () => {
  expect(await noticesOf(() => api.db.update(footerLinks).set({ id: sql`id` }))).toEqual(['site']);
});

it('a change that is rolled back is not announced', async () => {
  const { id } = await insertStatement(api.db, {});
  const notices = await noticesOf(() =>
    api.db
      .transaction(async (tx) => {
        await tx.update(statements).set({ streetNumber: '9' }).where(eq(statements.id, id));
        tx.rollback();
      })
      .catch(() => undefined),
  );
  expect(notices).toEqual([]);
});

it('an auction that changes is announced as a change of its statement and of the lists', async () => {
  const { id } = await insertStatement(api.db, { isAuction: true });
  expect(await noticesOf(() => insertTerms(api.db, id))).toEqual([`statement ${id}`, 'search']);
  expect(await noticesOf(() => api.db.update(auctions).set({ paymentDays: 5 }).where(eq(auctions.statementId, id)))).toEqual([
    `statement ${id}`,
    'search',
  ]);
});
