import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackup } from '@/server/backup/backup';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run check              reads every row of the database, also while the site runs
npm run check -- BACKUP    proves a backup: the hash of every file, then a trial restore and its counts
  DATA_DIR, DATABASE_URL   which database`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });

async function check(): Promise<string> {
  const [backup, ...others] = positionals;
  if (others.length > 0) throw new Error('Give one folder of a backup, or none. See --help.');
  return backup ? checkBackup(resolve(backup)) : runCommand(readServerEnv(), { kind: 'check' }, (line) => console.log(line));
}

await runProgram({ help, isHelpRequested: values.help, run: check });
