import { parseArgs } from 'node:util';
import type { Sale } from '@/server/modules/estimate/model/apartment';
import { createRandomStream, shuffle } from '@/server/modules/estimate/model/math/random';
import { readSalesCsv } from '@/server/modules/estimate/model/sales/sales-csv';
import { evaluate } from '@/server/modules/estimate/model/training/evaluate';
import { fitModel } from '@/server/modules/estimate/model/training/fit';
import { runProgram } from '../run-program';

const help = `npm run estimate:evaluate -- --train A.csv --test B.csv   fits the price model on A and measures it on B
npm run estimate:evaluate -- --file A.csv --split N         fits it on 80% of A, split at random with the seed N, and measures it on the rest
  --seed N   another seed of the fit than 1

Columns: price, space (m²), latitude, longitude; and as far as known room, bedroom, furniture, city_area, floor, max_floor,
apartment_type, renovation_type, balcony. The last line is JSON, all figures in percent: medianAbsPctError, meanAbsPctError,
within6Pct, within20Pct (shares of rows with an error up to that), coverage80 (share of prices inside the range), over rows; refused
(rows of B without an estimate), and the same over rows of B whose flat is not listed in A too (withoutTwins). Prices of B are read
only to measure.`;

const { values } = parseArgs({
  options: {
    train: { type: 'string' },
    test: { type: 'string' },
    file: { type: 'string' },
    split: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: 'seed' | 'split'): number {
  if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} takes a whole number.`);
  return Number(values[name]);
}

async function readParts(): Promise<[train: Sale[], test: Sale[]]> {
  const { train, test, file } = values;
  if (file !== undefined) {
    const sales = await readSalesCsv(file);
    const order = Int32Array.from(sales.keys());
    shuffle(order, createRandomStream(wholeNumber('split')));
    const dealt = Array.from(order, (row) => sales[row] as Sale);
    const trainCount = Math.round(dealt.length * 0.8);
    return [dealt.slice(0, trainCount), dealt.slice(trainCount)];
  }
  if (train === undefined || test === undefined)
    throw new Error('Give --train FILE and --test FILE, or --file FILE. See --help.');
  return [await readSalesCsv(train), await readSalesCsv(test)];
}

async function run(): Promise<string> {
  const seed = wholeNumber('seed');
  const [train, test] = await readParts();
  return JSON.stringify(evaluate(fitModel(train, { seed, fittedAt: new Date() }), train, test));
}

await runProgram({ help, isHelpRequested: values.help, run });
