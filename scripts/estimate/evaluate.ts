import { parseArgs } from 'node:util';
import { readSalesCsv } from '@/server/modules/estimate/model/sales/sales-csv';
import { evaluate } from '@/server/modules/estimate/model/training/evaluate';
import { fitModel } from '@/server/modules/estimate/model/training/fit';
import { runProgram } from '../run-program';

const help = `npm run estimate:evaluate -- --train A.csv --test B.csv   fits the price model on A and measures it on B
  --seed N   another seed than 1

Columns: price, space (m²), latitude, longitude; and as far as known room, bedroom, furniture, city_area, floor, max_floor,
apartment_type, renovation_type, balcony. The last line is JSON, all figures in percent: medianAbsPctError, meanAbsPctError,
within6Pct, within20Pct (shares of rows with an error up to that), coverage80 (share of prices inside the range), over rows; refused
(rows of B without an answer), and the same over rows of B whose flat is not listed in A too (withoutTwins). Prices of B are read
only to measure.`;

const { values } = parseArgs({
  options: {
    train: { type: 'string' },
    test: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<string> {
  const { train, test, seed } = values;
  if (train === undefined || test === undefined) throw new Error('Give --train FILE and --test FILE. See --help.');
  if (!/^\d{1,9}$/.test(seed)) throw new Error('--seed takes a whole number.');
  const [trainSales, testSales] = await Promise.all([readSalesCsv(train), readSalesCsv(test)]);
  const model = fitModel(trainSales, { seed: Number(seed), fittedAt: new Date() });
  return JSON.stringify(evaluate(model, trainSales, testSales));
}

await runProgram({ help, isHelpRequested: values.help, run });
