import type { BoostParameters } from '../boosting/boost';
import type { NetworkParameters } from '../network/price-network';

export type Hyperparameters = {
  boost: BoostParameters;
  /** Forests that are averaged. */
  bags: number;
  /** A row's neighbourhood is read from the other folds, so that no tree can find the row's own price in it. */
  neighbourFolds: number;
  /** Folds that the published error and the range are measured on. */
  testFolds: number;
  rangeBoost: BoostParameters;
  network: NetworkParameters | null;
};

const manyRows = 6000;

const network: NetworkParameters = {
  count: 2,
  epochs: 14,
  batchSize: 64,
  learningRate: 0.002,
  weightDecay: 0.01,
  dropout: 0.2,
  hiddenShare: 0.1,
  robustness: 0.03,
};

/** How a model of this many sales is fitted: few sales allow fewer splits, and a first start must not wait for hundreds of trees. */
export function hyperparametersFor(rows: number): Hyperparameters {
  const isMany = rows >= manyRows;
  return {
    boost: {
      trees: isMany ? 300 : 200,
      learningRate: 0.06,
      leavesMax: Math.min(Math.max(Math.round(rows / 250), 8), 63),
      leafWeightMin: 8,
      l2Penalty: 1,
      rowShare: 0.8,
      featureShare: 0.5,
      robustness: 0.05,
    },
    bags: 2,
    neighbourFolds: 10,
    testFolds: isMany ? 5 : 4,
    rangeBoost: {
      trees: 100,
      learningRate: 0.05,
      leavesMax: isMany ? 16 : 6,
      leafWeightMin: isMany ? 60 : 30,
      l2Penalty: 5,
      rowShare: 0.7,
      featureShare: 0.5,
      robustness: 1,
    },
    network: isMany ? network : null,
  };
}
