import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '@/server/backup/backup';
import { runProgram } from './run-program';

const help = `npm run restore -- BACKUP NEW-FOLDER   makes a data folder of a backup, and proves that it holds the backup's rows`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', default: false } } });

async function restore(): Promise<void> {
  const [backup, dataDir, ...others] = positionals;
  if (backup === undefined || dataDir === undefined || others.length > 0)
    throw new Error('Give the folder of the backup and a new folder. See --help.');
  console.log(await restoreBackup(resolve(backup), resolve(dataDir)));
}

await runProgram({ help, isHelpRequested: values.help, run: restore });
