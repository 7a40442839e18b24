import { describe, expect, it } from 'vitest';
import { generateSales } from '@/tests/factories/sales';
import type { Sale } from '../apartment';
import { createReference } from '../comparables/reference';
import { fitHedonic } from '../features/hedonic';
import { excludeNothing } from '../features/neighbourhood';
import { median } from '../math/statistics';
import { toSaleTable } from '../sales/sale-table';
import { computeRows } from '../training/price-model';
import { type NetworkParameters, networkValue, type PriceNetwork, trainPriceNetwork } from './price-network';

const rules: NetworkParameters = {
  count: 1,
  epochs: 6,
  batchSize: 32,
  learningRate: 0.003,
  weightDecay: 0.01,
  dropout: 0.2,
  hiddenShare: 0.1,
  robustness: 0.03,
};

/** Runs the steps to the end. */
function finish<T>(steps: Generator<unknown, T>): { value: T; steps: number } {
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done) return { value: step.value, steps: count };
  }
}

/** Bedrooms matter much here, and neither the hedonic coefficients nor the ranking of similar sales use them. */
const salesOf = (count: number, seed: number): Sale[] =>
  generateSales(count, { seed }).map((sale) => {
    const bedrooms = 1 + (sale.id % 2);
    return { ...sale, bedrooms, priceUsd: sale.priceUsd * (bedrooms === 1 ? 0.85 : 1.15) };
  });
const [known, unknown] = [toSaleTable(salesOf(700, 1)), toSaleTable(salesOf(300, 2))];
const reference = createReference(known, fitHedonic(known));
const rowsOf = (table: typeof known, exceptOf: (row: number) => Partial<typeof excludeNothing>) =>
  finish(computeRows(reference, table, (row) => ({ ...excludeNothing, ...exceptOf(row) }), { maskSeed: null, hasPairs: true }))
    .value;
const rows = rowsOf(known, (row) => ({ group: known.groups[row] as number }));
const tested = rowsOf(unknown, () => ({}));
const targets = Float64Array.from(known.logPrices);
const train = (changes: Partial<NetworkParameters> = {}, seed = 5) =>
  finish(trainPriceNetwork(rows, targets, { ...rules, ...changes }, seed));

/** The middle error of prices that no network has seen, in percent. */
const errorOf = (network: PriceNetwork): number =>
  median(
    unknown.logPrices.map((logPrice, row) =>
      Math.abs(100 * (Math.exp((tested.starts[row] as number) + networkValue(network, tested, row) - logPrice) - 1)),
    ),
  );

describe('trainPriceNetwork', () => {
  const { value: network, steps } = train();

  it('gives the same parameters for the same rows and seed, as an artefact stores them', () => {
    expect(train().value).toEqual(network);
    expect(train({}, 6).value.parameters).not.toEqual(network.parameters);
    for (const own of network.parameters) expect(own).toEqual(Float64Array.from(Float32Array.from(own)));
  });

  it('yields to other work after every few rows', () => {
    expect(steps).toBe(rules.epochs * Math.ceil(known.rows / rules.batchSize));
  });

  it('learns more than the ranking of similar sales has, and so predicts unseen prices better', () => {
    const untrained = train({ epochs: 0 }).value;
    expect(errorOf(network)).toBeLessThan(0.7 * errorOf(untrained));
  });

  it('averages the predictions of several networks', () => {
    const { value: two } = train({ count: 2, epochs: 1 });
    const alone = two.parameters.map((own) => networkValue({ ...two, parameters: [own] }, tested, 3));
    expect(alone[0]).not.toBe(alone[1]);
    expect(networkValue(two, tested, 3)).toBeCloseTo(((alone[0] as number) + (alone[1] as number)) / 2, 12);
  });
});
