import { parseArgs } from 'node:util';
import { demoMarket } from '@/packages/demo-market/demo-market';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { runProgram } from './run-program';

const help = `npm run seed -- [options]   fills an empty database with an invented market, the same for the same numbers
  --statements 5000         how many, to 1000000; 0 writes dictionaries and gazetteer only (SEED_STATEMENTS)
  --seed-number 20261120    another number, another market
  --people                  adds one person of every kind with a known password and nothing else; never where others reach the server
  --reset                   removes all statements and people first
  DATA_DIR, DATABASE_URL    which database; a running server does the work on its own folder`;

const { values } = parseArgs({
  options: {
    statements: { type: 'string' },
    'seed-number': { type: 'string' },
    people: { type: 'boolean', default: false },
    reset: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const whole = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`);
  return Number(text);
};

async function seed(): Promise<void> {
  const env = readServerEnv();
  if (values.people)
    return console.log(await runCommand(env, { kind: 'people' }, (line) => console.log(line), { market: demoMarket }));
  const statements = values.statements === undefined ? env.SEED_STATEMENTS : whole('statements', values.statements);
  if (statements > 1_000_000) throw new Error('--statements takes at most 1000000.');
  const seedNumber = values['seed-number'];
  const job = {
    kind: 'seed' as const,
    statements,
    isReset: values.reset,
    ...(seedNumber === undefined ? {} : { seedNumber: whole('seed-number', seedNumber) }),
  };
  console.log(await runCommand(env, job, (line) => console.log(line), { market: demoMarket }));
}

await runProgram({ help, isHelpRequested: values.help, run: seed });
