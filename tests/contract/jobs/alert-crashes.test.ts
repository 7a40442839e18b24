import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import type { AlertCrash } from '../../setup/alert-crash-child';
import { bundle } from '../../setup/bundle';
import { openTestDatabase } from '../../setup/database';

const source = inject('testDatabase');
const firstAt = new Date('2026-11-23T08:00:00Z').getTime();
/** Commits: what matches, who is due, what is told. The last run finishes what the others left. */
const points = [
  'published 1',
  'before commit 1',
  'after commit 1',
  'before commit 3',
  'after commit 3',
  'before mail 1',
  'after mail 1',
  'none',
];
const entry = 'tests/setup/alert-crash-child.ts';
type Sent = { to: string; messageId: string };

/** One process from its start to its death. @returns the signal that ended it, and the mails that it sent */
async function live(child: ReturnType<typeof spawn>, task: AlertCrash): Promise<{ signal: NodeJS.Signals | null; sent: Sent[] }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<NodeJS.Signals | null>((done) => child.once('close', (_, signal) => done(signal)));
  child.stdin?.write(`${JSON.stringify(task)}\n`);
  const signal = await ended;
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  return { signal, sent: lines.map((line) => JSON.parse(line) as Sent) };
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

describe('a process that is killed between the publication and the alert', () => {
  it('leaves one alert and one email for each search, whatever the step', { timeout: 180_000 }, async () => {
    const { place, open, remove } = await createPlace();
    const program = await bundle(entry);
    try {
      const sent: Sent[] = [];
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
      const alerts = await queryRows<{ email: string; count: number; waiting: number }>(
        database.db,
        sql`select u.email, count(*)::int as count, count(n.mail_after)::int as waiting from notifications n
          join users u on u.id = n.user_id where n.type = 8 and u.email like '%@example.com' group by u.email order by u.email`,
      );
      await database.close();
      const emails = points.map((_, number) => `${number}@example.com`);
      expect(alerts).toEqual(emails.map((email) => ({ email, count: 1, waiting: 0 })));
      const idsOf = (email: string) => new Set(sent.filter(({ to }) => to === email).map(({ messageId }) => messageId));
      expect(emails.map((email) => idsOf(email).size)).toEqual(points.map(() => 1));
      // Only the one that died behind its mail has sent it twice.
      expect(sent).toHaveLength(points.length + 1);
    } finally {
      program.remove();
      await remove();
    }
  });
});
