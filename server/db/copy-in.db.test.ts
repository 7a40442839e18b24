import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '@/tests/setup/database';
import { timestamptz } from './columns';
import { columnsOf, copyLines } from './copy-in';
import type { OpenDatabase } from './open';

const copied = pgTable('copied_rows', {
  id: integer('id').primaryKey(),
  words: text('words'),
  numbers: integer('numbers').array(),
  names: jsonb('names').$type<Record<string, string>>(),
  at: timestamptz('at'),
  kind: text('kind').default('usual'),
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase(inject('testDatabase'));
  await database.db.execute(
    sql`create table ${copied} (id int primary key, words text, numbers int[], names jsonb, at timestamptz, kind text default 'usual')`,
  );
});
afterAll(() => database?.close());

const rowOf = (id: number, words: string | null) => ({
  id,
  words,
  numbers: [7, 42],
  names: { ka: 'ა\\ბ', en: 'one\ttwo\n"three"' },
  at: new Date('2026-11-20T09:00:00.123Z'),
});
const copy = (rows: ReturnType<typeof rowOf>[]) => {
  const columns = columnsOf(copied, rows[0] ?? {});
  return database.withoutTimeouts((_, copyIn) => copyIn('copied_rows', columns, copyLines(copied, columns, rows)));
};

it('copied rows are read as they were given, whatever their texts contain', async () => {
  const texts = ['\\N', '\\.', 'a\tb', 'a\nb\r\nc', '\\', '', 'C:\\new\\table', null];
  const rows = texts.map((words, id) => rowOf(id, words));
  await copy(rows);
  expect(await database.db.select().from(copied).orderBy(copied.id)).toEqual(rows.map((row) => ({ ...row, kind: 'usual' })));
});

it('a copy that the table refuses says so, and none of its rows is there', async () => {
  await expect(copy([rowOf(100, 'a'), rowOf(100, 'b')])).rejects.toMatchObject({ code: '23505' });
  expect(await database.db.$count(copied, sql`id = 100`)).toBe(0);
});
