import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { footerLinks } from '@/server/modules/site/site.table';
import { statements } from '@/server/modules/statements/statements.table';
import { statementTranslations } from '@/server/modules/translations/translations.table';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';

const api = useApi();

const told: string[] = [];
beforeAll(() => api.database.listen('pages', (tag) => void told.push(String(tag))));

/** Notices keep the order of the commits, so all before this mark have arrived when it has. */
async function mark(): Promise<number> {
  const name = randomUUID();
  await api.db.execute(sql`select pg_notify('pages', ${name})`);
  await expect.poll(() => told.indexOf(name)).toBeGreaterThanOrEqual(0);
  return told.indexOf(name);
}

/** What a piece of work tells the processes that keep pages. */
async function noticesOf(work: () => Promise<unknown>): Promise<string[]> {
  const from = await mark();
  await work();
  return [...new Set(told.slice(from + 1, await mark()))];
}

const change = (id: number, values: Partial<typeof statements.$inferInsert>) =>
  noticesOf(() => api.db.update(statements).set(values).where(eq(statements.id, id)));

it('a statement that appears in lists is told to those who keep them', async () => {
  expect(await noticesOf(() => insertStatement(api.db, {}))).toContain('search');
});

it('a changed statement is told by its id, a view of it is not', async () => {
  const { id } = await insertStatement(api.db, {});
  expect(await change(id, { streetNumber: '7' })).toEqual([`statement ${id}`]);
  expect(await change(id, { views: 5 })).toEqual([]);
  expect(await change(id, { phoneReveals: 5 })).toEqual([]);
});

it('a translation that arrives, changes or leaves is told as a change of its statement', async () => {
  const { id } = await insertStatement(api.db, {});
  const row = {
    statementId: id,
    language: 'en',
    sourceLanguage: 'ka',
    sourceHash: '',
    text: 'A flat',
    provider: 'deepl',
  } as const;
  const told = [`statement ${id}`];
  expect(await noticesOf(() => api.db.insert(statementTranslations).values({ ...row, translatedAt: new Date() }))).toEqual(told);
  expect(await noticesOf(() => api.db.update(statementTranslations).set({ text: 'A home' }))).toEqual(told);
  expect(await noticesOf(() => api.db.delete(statementTranslations))).toEqual(told);
});

it('what staff manage is told as a change of the site', async () => {
  expect(await noticesOf(() => api.db.update(footerLinks).set({ id: sql`id` }))).toEqual(['site']);
});

it('a change that is taken back is told to nobody', async () => {
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
