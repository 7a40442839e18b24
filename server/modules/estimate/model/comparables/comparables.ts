import { at } from '../features/attributes';
import { type Exclusion, isExcluded } from '../features/neighbourhood';
import { createNearby, findNearby } from '../geo';
import { type Difference, type Reference, similarityOf, wideSimilarity, writeDifference } from './reference';

const searchMetres = 1500;
/** Less similar sales than this (e.g. 800 m away and otherwise equal) are no comparables. */
const similarityMin = 0.005;
const listedMax = 50;

export type Comparables = {
  /** Sales within 1.5 km, similar or not. */
  nearCount: number;
  /** The similar ones among them. */
  count: number;
  /** Most similar first; their weights sum to 1. */
  listed: { id: number; distanceM: number; weight: number }[];
};

const found = createNearby();

/** The sales that an estimate is based on. @param attributes of the estimated apartment */
export function findComparables(reference: Reference, attributes: Float32Array, except: Exclusion): Comparables {
  const { table, grid } = reference;
  const difference: Difference = { distanceM: 0, area: 0, totalFloors: 0, floor: 0, isOtherState: false, condition: 0 };
  const logFloors = Math.log1p(attributes[at.totalFloors] as number);
  const alike: Comparables['listed'] = [];
  let nearCount = 0;
  findNearby(grid, attributes[at.eastM] as number, attributes[at.northM] as number, searchMetres, found);
  for (let index = 0; index < found.count; index += 1) {
    const row = found.rows[index] as number;
    if (isExcluded(except, row, table.groups, table.ids)) continue;
    nearCount += 1;
    difference.distanceM = found.distancesM[index] as number;
    writeDifference(reference, row, attributes, logFloors, difference);
    const weight = similarityOf(difference, wideSimilarity);
    if (weight >= similarityMin) alike.push({ id: table.ids[row] as number, distanceM: difference.distanceM, weight });
  }
  const listed = alike.sort((a, b) => b.weight - a.weight || a.id - b.id).slice(0, listedMax);
  const whole = listed.reduce((sum, { weight }) => sum + weight, 0);
  return { nearCount, count: alike.length, listed: listed.map((one) => ({ ...one, weight: one.weight / whole })) };
}
