import { parseArgs } from 'node:util';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run rotate-data-key   encrypts personal numbers and secrets with a new key, also while the site runs
  DATA_DIR=data           without DATA_KEY: a new key is put in front of those in the file data-key there
  DATA_KEY=new,old        with it: put the new key in front, restart the site, run this, then leave the old one out`;

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });

await runProgram({
  help,
  isHelpRequested: values.help,
  run: async () => console.log(await runCommand(readServerEnv(), { kind: 'rotate-data-key' }, (line) => console.log(line))),
});
