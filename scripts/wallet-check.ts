import { parseArgs } from 'node:util';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run wallet:check       recomputes every balance from its postings, also while the site runs
  DATA_DIR, DATABASE_URL   which database; a running server does the work on its own folder

The last line is JSON: accounts, transactions, and balances in tetri. When the ledger does not balance, the last line names the first
difference and the exit code is 1.`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });

await runProgram({
  help,
  isHelpRequested: values.help,
  run: () => runCommand(readServerEnv(), { kind: 'wallet-check' }, (line) => console.log(line)),
});
