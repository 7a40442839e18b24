import { parseArgs } from 'node:util';
import { readSalesCsv } from '@/server/modules/estimate/model/sales/sales-csv';
import { compareCandidates } from '@/server/modules/estimate/model/training/candidate-models';
import { runProgram } from '../run-program';

const help = `npm run estimate:candidates -- --file CSV   compares the ways of estimating that were tried, by cross-validation
  --folds N (5)   --seed N (1)

Prints a table of errors in percent, each over all rows while they were held out.`;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    folds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const { file, folds, seed } = values;
  if (file === undefined || !/^[2-9]$/.test(folds) || !/^\d{1,9}$/.test(seed))
    throw new Error('Give --file FILE, and --folds from 2 to 9. See --help.');
  const steps = compareCandidates(await readSalesCsv(file), { folds: Number(folds), seed: Number(seed) });
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      if (step.value !== undefined) console.error(step.value);
      continue;
    }
    for (const [name, { medianAbsPctError, meanAbsPctError, within6Pct, within20Pct }] of Object.entries(step.value))
      console.log([name, medianAbsPctError, meanAbsPctError, within6Pct, within20Pct].join(' | '));
    return;
  }
}

await runProgram({ help, isHelpRequested: values.help, run });
