import type { Reference } from '../comparables/reference';
import { at, attributeCount } from './attributes';
import { hedonicValue } from './hedonic';
import { landmarkDistances, landmarkWidth } from './landmarks';
import { comparablesKinds, type Exclusion, neighbourWidth, writeNeighbourhood } from './neighbourhood';
import type { SimilarSales } from './similar-sales';

const shapeWidth = 7 + landmarkWidth;
/** The features before it are of the apartment alone, except that the hedonic coefficients were fitted on the sales. */
export const neighbourhoodStart = attributeCount + shapeWidth;
export const featureWidth = neighbourhoodStart + neighbourWidth;
/** What kind of price each feature is (`comparablesKinds`), - for none. */
export const featureKinds = comparablesKinds
  .padStart(neighbourhoodStart + comparablesKinds.length, '-')
  .padEnd(featureWidth, '-');
/** Index of the apartment's hedonic value among the features. */
export const hedonicFeature = attributeCount;

/**
 * Writes all features of an apartment into `featureWidth` numbers from `offset` on: its attributes, its shape, and features of the sales
 * around it.
 * @returns where the trees start from: logarithm of USD a square metre
 */
export function writeApartmentFeatures(
  reference: Reference,
  attributes: Float32Array,
  except: Exclusion,
  out: Float32Array,
  offset: number,
  similar: SimilarSales | null = null,
): number {
  const logHedonic = hedonicValue(reference.hedonic, attributes);
  const value = (column: number): number => attributes[column] as number;
  const areaSqm = Math.exp(value(at.logArea));
  out.set(attributes, offset);
  out.set(
    [
      logHedonic,
      value(at.floor) / value(at.totalFloors),
      value(at.totalFloors) - value(at.floor),
      areaSqm / value(at.rooms),
      areaSqm / (value(at.bedrooms) + 1),
      // Trees split along axes only: two more axes, turned by 45°, follow the river and the main roads better.
      value(at.eastM) + value(at.northM),
      value(at.eastM) - value(at.northM),
      ...landmarkDistances(value(at.eastM), value(at.northM)),
    ],
    offset + attributeCount,
  );
  return writeNeighbourhood(reference, attributes, logHedonic, except, out, offset + neighbourhoodStart, similar);
}
