import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import type { AlertCrash, Delivery } from '../../setup/alert-crash-child';
import { bundle } from '../../setup/bundle';
import { openTestDatabase } from '../../setup/database';

const source = inject('testDatabase');
const firstAt = new Date('2026-11-23T08:00:00Z').getTime();
/** Commits: what matches, who is due, what is sent. The last run finishes what the others left. */
const points = [
  'before commit 1',
  'after commit 1',
  'before commit 3',
  'after commit 3',
  'before mail 1',
  'after mail 1',
  'before push 1',
  'after push 1',
  'none',
];
const entry = 'tests/setup/alert-crash-child.ts';

/** One process from its start to its death. @returns the signal that ended it, and what it delivered */
async function live(
  child: ReturnType<typeof spawn>,
  task: AlertCrash,
): Promise<{ signal: NodeJS.Signals | null; sent: Delivery[] }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_, signal) => done(signal)));
  child.stdin?.write(`${JSON.stringify(task)}\n`);
  const signal = await ended;
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return { signal, sent: lines.map((line) => JSON.parse(line) as Delivery) };
}

type Place = Pick<AlertCrash, 'databaseUrl' | 'dataDir'>;

/** A database that outlives the processes: a folder, or a database of the server. */
async function createPlace(): Promise<{ place: Place; open: () => Promise<OpenDatabase>; remove: () => Promise<void> }> {
  if (source.kind !== 'embedded') {
    const database = await openTestDatabase(source);
    const [row] = await queryRows<{ name: string }>(database.db, sql`select current_database() as name`);
    const url = new URL(source.kind === 'postgresql' ? source.adminUrl : '');
    url.pathname = `/${row?.name}`;
    const open = async () => ({ ...database, close: async () => undefined });
    return { place: { databaseUrl: url.href }, open, remove: () => database.close() };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'aivani-alert-crash-'));
  await (await openDatabase({ dataDir, embedded: { loadDataDir: new Blob([readFileSync(source.dumpFile)]) } })).close();
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  return { place: { dataDir }, open: () => openDatabase({ dataDir }), remove };
}

describe('a process that is killed between the publication and the alert @all', () => {
  it('leaves one alert, one email and one push message for each search, at any step', async () => {
    const { place, open, remove } = await createPlace();
    const program = await bundle(entry);
    try {
      const sent: Delivery[] = [];
      let next = spawn(process.execPath, [program.fileOf(entry)], { stdio: ['pipe', 'pipe', 'inherit'] });
      for (const [number, point] of points.entries()) {
        const child = next;
        if (point !== 'none') next = spawn(process.execPath, [program.fileOf(entry)], { stdio: ['pipe', 'pipe', 'inherit'] });
        const now = new Date(firstAt + number * 600_000).toISOString();
        const life = await live(child, { ...place, now, point, number });
        expect([point, life.signal]).toEqual([point, point === 'none' ? null : 'SIGKILL']);
        sent.push(...life.sent);
      }
      const database = await open();
      const alerts = await queryRows<{ email: string; listed: number; waiting: number }>(
        database.db,
        sql`select u.email, jsonb_array_length(n.parameters -> 'statements') as listed, num_nonnulls(n.mail_after, n.push_after) as waiting
          from notifications n join users u on u.id = n.user_id where n.type = 8 and u.email like '%@example.com' order by u.email`,
      );
      await database.close();
      const emails = points.map((_, number) => `${number}@example.com`);
      expect(alerts).toEqual(emails.map((email) => ({ email, listed: 1, waiting: 0 })));
      const readers = [...emails, ...points.map((_, number) => `https://push.example/${number}`)];
      const idsOf = (reader: string) => new Set(sent.filter(({ to }) => to === reader).map(({ id }) => id));
      expect(readers.map((reader) => idsOf(reader).size)).toEqual(readers.map(() => 1));
      // Only the two that died behind their email or message have sent it twice, under the same id.
      expect(sent).toHaveLength(readers.length + 2);
    } finally {
      program.remove();
      await remove();
    }
  });
});
