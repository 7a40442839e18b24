import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { statementDetailResponseSchema } from '@/lib/contracts/statements/statements';
import { translateStatements } from '@/server/jobs/translate-statements';
import { statements } from '@/server/modules/statements/statements.table';
import { statementTranslations, translationDays, translationProgress } from '@/server/modules/translations/translations.table';
import { TranslationFailure, type TranslationPort } from '@/server/ports/translation';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';

const api = useApi();
const noon = new Date('2026-11-23T08:00:00Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const written = { ka: 'ნათელი ბინა, ტელ. 599 12 34 56', en: '', ru: '' };

/** The requests of the service; it answers with the language, or fails. */
let asked: string[] = [];
let failure: TranslationFailure | null = null;
const port: TranslationPort = {
  provider: 'libretranslate',
  translate: async (text, from, to) => {
    asked.push(`${from} ${to} ${text}`);
    if (failure) throw failure;
    return `${to}: ${text}`;
  },
};
const run = (now = noon, charactersPerDayMax = 1000) =>
  translateStatements({ database: api.database, clock: () => now, port, charactersPerDayMax });
const shown = async (id: number) => {
  const { body } = await api.call(`/api/microservice/statements/${id}`);
  return statementDetailResponseSchema.parse(body).data.statement.translations;
};
const write = (id: number, comment: typeof written) => api.db.update(statements).set({ comment }).where(eq(statements.id, id));
const charactersOfToday = async () => (await api.db.select().from(translationDays))[0]?.characters ?? 0;

beforeEach(async () => {
  [asked, failure] = [[], null];
  // The texts of the market are irrelevant to these tests.
  await api.db.update(statements).set({ comment: { ka: '', en: '', ru: '' } });
  for (const table of [statementTranslations, translationProgress, translationDays]) await api.db.delete(table);
});

describe('the texts of a listed statement', () => {
  it('are translated once into each other language, without the phone, and shown while they are the same', async () => {
    const { id } = await insertStatement(api.db, { comment: written });
    expect(await shown(id)).toEqual({ ka: '', en: '', ru: '' });
    const text = 'ნათელი ბინა, ტელ. ***';
    expect(await run()).toEqual({ statements: 1, translated: 2, characters: text.length * 2, failed: 0 });
    expect(asked).toEqual([`ka en ${text}`, `ka ru ${text}`]);
    expect(await run(later(600))).toMatchObject({ statements: 0, translated: 0 });
    expect(await shown(id)).toEqual({ ka: '', en: `en: ${text}`, ru: `ru: ${text}` });
  });

  it('are translated again when they change, and until then nothing stale is shown', async () => {
    const { id } = await insertStatement(api.db, { comment: written });
    await run();
    await write(id, { ...written, ka: 'სხვა ბინა' });
    expect(await shown(id)).toEqual({ ka: '', en: '', ru: '' });
    expect(await run()).toMatchObject({ translated: 2 });
    expect(await shown(id)).toMatchObject({ en: 'en: სხვა ბინა' });
    await write(id, { ka: 'სხვა ბინა', en: 'Another flat', ru: '' });
    expect(await run()).toMatchObject({ translated: 0 });
    expect(await shown(id)).toEqual({ ka: '', en: '', ru: 'ru: სხვა ბინა' });
    expect(await api.db.$count(statementTranslations)).toBe(1);
  });

  it('are never sent where they can be read already, nor from a statement that is not listed', async () => {
    await insertStatement(api.db, { comment: { ka: 'ბინა', en: 'A flat', ru: 'Квартира' } });
    await insertStatement(api.db, { comment: { ka: '100 $', en: '', ru: '' } });
    for (const state of ['hidden', 'blocked', 'draft', 'sold', 'expired', 'deleted'] as const)
      await insertStatement(api.db, { state, comment: written });
    await run();
    expect(asked).toEqual([]);
    const { id } = await insertStatement(api.db, { comment: { ka: 'Квартира в Ваке', en: '', ru: '' } });
    await run();
    expect(asked.map((call) => call.slice(0, 5))).toEqual(['ru ka', 'ru en']);
    expect((await shown(id))?.ru).toBe('');
  });

  it('are not sent when the statement is hidden during the run', async () => {
    const { id } = await insertStatement(api.db, { comment: written });
    const hiding: TranslationPort = {
      ...port,
      translate: async (...given) => {
        await api.db.update(statements).set({ state: 'hidden' }).where(eq(statements.id, id));
        return port.translate(...given);
      },
    };
    await translateStatements({ database: api.database, clock: () => noon, port: hiding, charactersPerDayMax: 1000 });
    expect(asked).toHaveLength(1);
  });
});

describe('a service that does not translate', () => {
  it('is retried with exponential backoff up to nine attempts, and again when the text changes', async () => {
    const { id } = await insertStatement(api.db, { comment: written });
    failure = new TranslationFailure('refused', 'no');
    expect(await run()).toMatchObject({ failed: 1, characters: 0 });
    expect(await run(later(0.5))).toMatchObject({ failed: 0 });
    for (let doubling = 1, minutes = 1; doubling < 9; doubling++, minutes += 2 ** doubling)
      expect(await run(later(minutes))).toMatchObject({ failed: 1 });
    expect(asked).toHaveLength(9);
    expect(await run(later(100_000))).toMatchObject({ failed: 0 });
    expect(await charactersOfToday()).toBe(0);
    failure = null;
    await write(id, { ...written, ka: 'სხვა ბინა' });
    expect(await run(later(100_001))).toMatchObject({ translated: 2 });
  });

  it('ends the run after three failures, and at once when it is closed, which does not count as a try', async () => {
    for (let index = 0; index < 5; index++) await insertStatement(api.db, { comment: written });
    failure = new TranslationFailure('busy', 'no');
    expect(await run()).toMatchObject({ failed: 3 });
    expect(asked).toHaveLength(3);
    await api.db.delete(translationProgress);
    failure = new TranslationFailure('closed', 'no');
    expect(await run()).toMatchObject({ failed: 0, translated: 0 });
    expect(asked).toHaveLength(4);
    failure = null;
    expect(await run()).toMatchObject({ translated: 10 });
  });
});

it('sends no more characters in a day than allowed, and continues the next day', async () => {
  await insertStatement(api.db, { comment: { ka: 'ბინა', en: '', ru: '' } });
  expect(await run(noon, 7)).toMatchObject({ statements: 0, translated: 1, characters: 4 });
  expect(await run(later(60), 7)).toMatchObject({ translated: 0 });
  expect(asked).toHaveLength(1);
  expect(await run(later(24 * 60), 7)).toMatchObject({ statements: 1, translated: 1 });
});
