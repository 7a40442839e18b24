import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { secondsUntil } from './client';
import type { Prepared, Writer } from './databases';
import { type Journal, openJournal, type Verdict } from './journal';
import type { Result } from './report';
import { type ServerProcess, serve } from './server-process';
import { createWriters, type Writers } from './writers';

/** The setup of one fault: a filled database, people who write, and its own journal. */
export type Stage = {
  prepared: Prepared;
  /** The first one can pay for one order. It and the last two take no part in the traffic, whose calls count towards limits. */
  people: Writer[];
  journal: Journal;
  writers: Writers;
  /** For files of the fault. */
  folder: string;
  kills: number;
  say(text: string): void;
};
export type Fault = { name: string; run(stage: Stage): Promise<Result> };

export const stageOf = (name: string, parts: Omit<Stage, 'journal' | 'writers'>): Stage => {
  mkdirSync(parts.folder, { recursive: true });
  const journal = openJournal(join(parts.folder, `${name.replaceAll(/\W+/g, '-')}.jsonl`));
  return { ...parts, journal, writers: createWriters(parts.people.slice(1, -2), journal) };
};

/** How long a charge may stay without its credit after a fault. */
const settleMs = 60_000;

const areBooksWhole = async (prepared: Prepared): Promise<boolean> => {
  const env = readServerEnv({ ...process.env, DATABASE_URL: '', ...prepared.env, NODE_ENV: 'production' });
  return runCommand(env, { kind: 'wallet-check' }, () => undefined).then(
    () => true,
    () => false,
  );
};

/**
 * Retries calls without a response, waits until the ledger is consistent, for a minute at most, ends the server and compares the database
 * with the journal.
 */
export async function verifyStage(stage: Stage, running?: ServerProcess): Promise<Verdict> {
  const server = running ?? (await serve(stage.prepared.env));
  await stage.writers.repeatOpen(server.origin);
  await secondsUntil(() => areBooksWhole(stage.prepared), settleMs, 2000);
  await server.end('SIGTERM');
  const database = await stage.prepared.open();
  try {
    return await stage.journal.verify(database.db);
  } finally {
    await database.close();
  }
}
