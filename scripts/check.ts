import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readServerEnv } from '@/server/env';
import { checkStart } from '@/server/start/check-start';
import { readArguments, runProgram } from './run-program';

const help = `npm run check              tries what npm start needs, without starting: port, disks, database, keys, addresses
npm run check -- --rows    reads every row of the database, also while the site runs
npm run check -- BACKUP    proves a backup: the hash of every file, then a trial restore and its counts
  PORT, DATA_DIR, …        what npm start would be given`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { rows: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});

/** `npm start` is for production, unless it says otherwise. */
async function tryStart(): Promise<string> {
  const source = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' };
  const isUnbuilt = source.NODE_ENV === 'production' && !existsSync(join('.next', 'BUILD_ID'));
  const { facts, problems } = await checkStart(source, { isUnbuilt });
  if (problems.length > 0) throw new Error(['The site cannot start:', ...problems.map((problem) => `- ${problem}`)].join('\n'));
  return `The site can start: ${facts.join(', ')}`;
}

async function check(): Promise<string> {
  const [backup, ...others] = positionals;
  if (others.length > 0 || (backup && values.rows))
    throw new Error('Give one folder of a backup, or --rows, or nothing. See --help.');
  // Loading these takes longer than all of the check before a start.
  if (backup) return (await import('@/server/backup/backup')).checkBackup(resolve(backup));
  if (!values.rows) return tryStart();
  const { runCommand } = await import('@/server/commands/run-command');
  return runCommand(readServerEnv(), { kind: 'check' }, (line) => console.log(line));
}

await runProgram({ help, isHelpRequested: values.help, run: check });
