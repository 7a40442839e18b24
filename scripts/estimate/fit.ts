import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFit } from '@/server/commands/fit-estimates';
import { runCommand } from '@/server/commands/run-command';
import { readServerEnv } from '@/server/env';
import { defaultFitSeed, fitWithoutBlocking } from '@/server/modules/estimate/estimate.fit';
import { writeArtefact } from '@/server/modules/estimate/model/artefact';
import { readSalesCsv } from '@/server/modules/estimate/model/sales/sales-csv';
import { runProgram } from '../run-program';

const help = `npm run estimate:fit              fits the price model on the listed sale apartments of Tbilisi and stores it
npm run estimate:fit -- --file CSV  fits it on a CSV instead (columns: see estimate:evaluate --help)
  --seed N                the same rows and seed give the same model
  --out FILE              with --file: writes the model there and leaves the database alone
  DATA_DIR, DATABASE_URL  which database; a running server does the work on its own folder, and estimates come from the new model

The last line of the output is JSON: rows given and kept, what was refused and repaired and why, duplicates, and errors in percent on
rows held out.`;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const onProgress = (line: string): void => console.log(line);

async function run(): Promise<string> {
  const { file, seed, out } = values;
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new Error('--seed takes a whole number.');
  if (out !== undefined) {
    if (file === undefined) throw new Error('--out needs --file. See --help.');
    const task = { seed: Number(seed ?? defaultFitSeed), now: new Date(), onProgress };
    const model = await fitWithoutBlocking(await readSalesCsv(file), task);
    writeFileSync(out, writeArtefact(model));
    return describeFit(model);
  }
  const job = {
    kind: 'estimate-fit' as const,
    ...(file === undefined ? {} : { file: resolve(file) }),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
  };
  return runCommand(readServerEnv(), job, onProgress);
}

await runProgram({ help, isHelpRequested: values.help, run });
