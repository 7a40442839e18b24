import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { centre, conditionEffects, generateSales } from '@/tests/factories/sales';
import type { Apartment, Prediction, Sale } from '../apartment';
import { ArtefactError, readArtefact, writeArtefact } from '../artefact';
import { median } from '../math/statistics';
import { predict } from '../predict';
import { evaluate } from './evaluate';
import { fitModel, TooFewSalesError } from './fit';
import type { PriceModel } from './price-model';

/** A fit takes a second or two of a processor that other suites may be using. */
const fitTimeoutMs = 60_000;
const options = { seed: 3, fittedAt: new Date('2026-01-02T03:04:05Z') };
const train = generateSales(900, { seed: 1 });
const test = generateSales(300, { seed: 2 });
const model = fitModel(train, options);
/** As few as a model can be fitted on, where it is fitted again and again. */
const few = generateSales(220, { seed: 1 });
const [subject] = test as [Sale];
/** As few sales are fitted without networks unless they are configured. */
const network = {
  count: 2,
  epochs: 2,
  batchSize: 32,
  learningRate: 0.003,
  weightDecay: 0.01,
  dropout: 0.2,
  hiddenShare: 0.1,
  robustness: 0.03,
};

function answered(apartment: Apartment, excludeId?: number): Prediction {
  const prediction = predict(model, apartment, excludeId === undefined ? {} : { excludeId });
  if ('refusal' in prediction) throw new Error('The model refused.');
  return prediction;
}

describe('fitModel', () => {
  it.each([null, network])(
    'gives the same bytes for the same rows, seed and moment, whatever the order of the rows, with the networks %j',
    (networks) => {
      const withNetwork = { ...options, network: networks };
      const bytes = writeArtefact(fitModel(few, withNetwork));
      expect(writeArtefact(fitModel([...few].reverse(), withNetwork)).equals(bytes)).toBe(true);
      expect(writeArtefact(fitModel(few, { ...withNetwork, seed: 4 })).equals(bytes)).toBe(false);
    },
    fitTimeoutMs,
  );

  it(
    'predicts, and measures, two fifths of what its trees predict and three of what its networks predict',
    () => {
      const both = fitModel(few, { ...options, network });
      const logPriceBy = (prices: Partial<PriceModel>): number => {
        const prediction = predict({ ...both, prices: { ...both.prices, ...prices } }, subject);
        if ('refusal' in prediction) throw new Error('The model refused.');
        return Math.log(prediction.squarePriceUsd);
      };
      const { forest } = both.prices;
      const zeroForest = { ...forest, values: new Float32Array(forest.values.length) };
      const [start, byTrees] = [logPriceBy({ forest: zeroForest, network: null }), logPriceBy({ network: null })];
      const ofNetworks = logPriceBy({ forest: zeroForest }) - start;
      expect(Math.abs(ofNetworks)).toBeGreaterThan(0.001);
      expect(logPriceBy({})).toBeCloseTo(start + 0.4 * (byTrees - start) + ofNetworks, 9);
      const { metrics } = fitModel(few, { ...options, network: null });
      expect(both.metrics.medianAbsPctError).not.toBe(metrics.medianAbsPctError);
    },
    fitTimeoutMs,
  );

  it('refuses to fit on too few sales', () => {
    expect(() => fitModel(train.slice(0, 150), options)).toThrow(TooFewSalesError);
  });

  it('reports its own error on held-out rows', () => {
    const { medianAbsPctError, within20Pct, coverage80, rows } = model.metrics;
    // Noise of 10% alone gives a median error of 6.7%.
    expect(medianAbsPctError).toBeGreaterThan(6);
    expect(medianAbsPctError).toBeLessThan(9);
    expect(within20Pct).toBeGreaterThan(85);
    expect(coverage80).toBeGreaterThan(75);
    expect(coverage80).toBeLessThan(85);
    expect(rows).toBe(900);
  });

  it('has four prices of five inside its range on rows it has not seen', () => {
    const { coverage80, medianAbsPctError, rows } = evaluate(model, train, test);
    expect(rows).toBeGreaterThan(290);
    expect(medianAbsPctError).toBeLessThan(9);
    expect(coverage80).toBeGreaterThan(73);
    expect(coverage80).toBeLessThan(87);
  });
});

describe('predict', () => {
  it('predicts a higher price for a better condition', () => {
    const byValue = Object.entries(conditionEffects).sort(([, a], [, b]) => a - b);
    const inside = test.filter(
      ({ latitude, longitude }) => Math.hypot(latitude - centre.latitude, longitude - centre.longitude) < 0.015,
    );
    const means = byValue.map(([condition]) => {
      const prices = inside.map((sale) => answered({ ...sale, condition: condition as Sale['condition'] }).squarePriceUsd);
      return prices.reduce((sum, price) => sum + Math.log(price), 0) / prices.length;
    });
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect((means.at(-1) ?? 0) - (means[0] ?? 0)).toBeGreaterThan(0.3);
  });

  it('gives a range around the price and comparables whose weights fall and sum to 1', () => {
    const { squarePriceUsd, lowUsd, highUsd, comparables, comparablesCount } = answered(subject);
    expect(lowUsd).toBeLessThan(squarePriceUsd);
    expect(highUsd).toBeGreaterThan(squarePriceUsd);
    const weights = comparables.map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    expect(comparablesCount).toBeGreaterThanOrEqual(comparables.length);
  });

  it('refuses where hardly any sales are around, and outside the city', () => {
    expect(predict(model, { ...subject, latitude: 41.85 })).toEqual({ refusal: 'thin' });
    expect(predict(model, { ...subject, latitude: 41.64, longitude: 41.63 })).toEqual({ refusal: 'thin' });
  });

  it(
    'does not use a listing, or another listing of its flat, as its own comparable',
    () => {
      const [sale] = few as [Sale];
      const twin = { ...sale, id: 5000, priceUsd: sale.priceUsd * 1.3 };
      const withTwin = fitModel([...few, twin], options);
      const [alone, excluded] = [predict(withTwin, sale), predict(withTwin, sale, { excludeId: sale.id })];
      if ('refusal' in alone || 'refusal' in excluded) throw new Error('The model refused.');
      expect(alone.comparables.map(({ id }) => id)).toEqual(expect.arrayContaining([sale.id, twin.id]));
      const ids = excluded.comparables.map(({ id }) => id);
      expect(ids).not.toContain(sale.id);
      expect(ids).not.toContain(twin.id);
    },
    fitTimeoutMs,
  );

  it('predicts a listing that it was fitted on like one it has never seen', () => {
    const errors = train.flatMap((sale) => {
      const prediction = predict(model, sale, { excludeId: sale.id });
      return 'refusal' in prediction ? [] : [Math.abs((100 * prediction.squarePriceUsd * sale.areaSqm) / sale.priceUsd - 100)];
    });
    expect(errors.length).toBeGreaterThan(850);
    expect(median(Float64Array.from(errors)) / model.metrics.medianAbsPctError).toBeCloseTo(1, 1);
  });

  it('follows a listing that was changed since', () => {
    const [sale] = train as [Sale];
    const grown = answered({ ...sale, areaSqm: sale.areaSqm * 1.5 }, sale.id);
    expect(grown.squarePriceUsd).not.toBe(answered(sale, sale.id).squarePriceUsd);
    const presumed = { ...sale, hasElevator: true };
    expect(answered(presumed, sale.id).squarePriceUsd).toBe(answered(sale, sale.id).squarePriceUsd);
  });

  it('predicts without bedrooms and furniture, floors and condition', () => {
    const bare = { ...subject, floor: null, totalFloors: null, condition: null, buildingState: null, rooms: null };
    expect(answered(bare).squarePriceUsd).toBeGreaterThan(300);
  });
});

describe('an artefact', () => {
  const bytes = writeArtefact(model);

  it.each([null, network])(
    'gives back a model with the same predictions, with the networks %j',
    (networks) => {
      const fitted = networks === null ? model : fitModel(few, { ...options, network: networks });
      const again = readArtefact(writeArtefact(fitted));
      expect(again.metrics).toEqual(fitted.metrics);
      expect(again.prices.network).toEqual(fitted.prices.network);
      for (const sale of test.slice(0, 50)) expect(predict(again, sale)).toEqual(predict(fitted, sale));
    },
    fitTimeoutMs,
  );

  it('is refused when it was damaged or is something else', () => {
    const damaged = Buffer.from(bytes);
    damaged[bytes.length - 20] = (damaged[bytes.length - 20] ?? 0) ^ 1;
    expect(() => readArtefact(damaged)).toThrow(ArtefactError);
    expect(() => readArtefact(bytes.subarray(0, 500))).toThrow(ArtefactError);
    expect(() => readArtefact(Buffer.from('a letter'))).toThrow(ArtefactError);
  });

  it.each([
    ['"version":4', '"version":3', /of version 3/],
    ['"networks":0', '"networks":1', ArtefactError],
  ])('is refused, though whole, when %s reads %s', (written, other, refusal) => {
    const text = gunzipSync(bytes.subarray(32)).toString('latin1');
    expect(text).toContain(written);
    const body = gzipSync(Buffer.from(text.replace(written, other), 'latin1'));
    const digest = createHash('sha256').update(body).digest();
    expect(() => readArtefact(Buffer.concat([digest, body]))).toThrow(refusal);
  });
});
