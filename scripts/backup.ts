import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run backup -- FOLDER   copies the embedded database and its photos to a new folder, also while the site runs
  DATA_DIR=data            where the embedded database lives`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });

async function backUp(): Promise<void> {
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new Error('Give one folder for the backup. See --help.');
  console.log(await runCommand(readServerEnv(), { kind: 'backup', folder: resolve(folder) }, (line) => console.log(line)));
}

await runProgram({ help, isHelpRequested: values.help, run: backUp });
