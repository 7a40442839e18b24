import { apartmentConditions, apartmentKinds, buildingStates } from '@/lib/contracts/estimate';
import { solveRidge } from '../math/ridge';
import { readAttributes, type SaleTable } from '../sales/sale-table';
import { at } from './attributes';

/** Categorical attributes, which have a coefficient for each value, and how many values they have. */
const coded = [
  [at.condition, apartmentConditions.length],
  [at.state, buildingStates.length],
  [at.kind, apartmentKinds.length],
] as const;
const plainCount = 11;
const hedonicSize = plainCount + coded.reduce((sum, [, values]) => sum + values, 0);

/** Medians of the 2020 listings, so that unknown values count as ordinary. */
const middle = { logArea: 4.25, floor: 4, totalFloors: 9, rooms: 2.6 };

const known = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : value);

function writeRegressors(attributes: Float32Array, out: Float64Array): void {
  const logArea = (attributes[at.logArea] as number) - middle.logArea;
  const floor = attributes[at.floor] as number;
  const totalFloors = attributes[at.totalFloors] as number;
  const rooms = known(attributes[at.rooms] as number, middle.rooms * Math.exp(0.6 * logArea));
  out.fill(0);
  out[0] = logArea;
  out[1] = logArea * logArea;
  out[2] = Number(floor <= 1);
  out[3] = Number(floor >= totalFloors);
  out[4] = Math.log1p(known(floor, middle.floor)) - Math.log1p(middle.floor);
  out[5] = Math.log1p(known(totalFloors, middle.totalFloors)) - Math.log1p(middle.totalFloors);
  out[6] = Math.min(known(attributes[at.balconies] as number, 0.5), 1);
  out[7] = known(attributes[at.furnished] as number, 0.5);
  out[8] = Math.log(rooms / middle.rooms);
  out[9] = Number(Number.isNaN(floor));
  out[10] = known(attributes[at.elevator] as number, 0.5);
  let offset = plainCount;
  for (const [column, values] of coded) {
    const code = attributes[column] as number;
    if (!Number.isNaN(code)) out[offset + code] = 1;
    offset += values;
  }
}

/** What attributes other than the place add to the logarithm of a square metre's price: one coefficient per regressor. */
export type Hedonic = Float64Array;

const cellMetres = 400;
const penalty = 5;

/** Subtracts the mean of some rows from each of them. */
function subtractMean(rows: readonly Float64Array[]): void {
  const mean = new Float64Array(hedonicSize + 1);
  for (const row of rows)
    for (let index = 0; index < mean.length; index += 1)
      mean[index] = (mean[index] as number) + (row[index] as number) / rows.length;
  for (const row of rows)
    for (let index = 0; index < mean.length; index += 1) row[index] = (row[index] as number) - (mean[index] as number);
}

/** Fits the coefficients within cells of the city, so that they do not absorb the effect of the place. */
export function fitHedonic(table: SaleTable): Hedonic {
  const cells = new Map<string, Float64Array[]>();
  const rows: Float64Array[] = [];
  for (let row = 0; row < table.rows; row += 1) {
    const attributes = readAttributes(table, row);
    const regressors = new Float64Array(hedonicSize + 1);
    writeRegressors(attributes, regressors);
    regressors[hedonicSize] = table.logPrices[row] as number;
    rows.push(regressors);
    const key = [at.eastM, at.northM].map((column) => Math.round((attributes[column] as number) / cellMetres)).join();
    const cell = cells.get(key);
    if (cell) cell.push(regressors);
    else cells.set(key, [regressors]);
  }
  for (const cell of cells.values()) subtractMean(cell);
  return solveRidge(rows, hedonicSize, penalty);
}

const regressors = new Float64Array(hedonicSize);

/** The contribution of all attributes of an apartment. */
export function hedonicValue(hedonic: Hedonic, attributes: Float32Array): number {
  writeRegressors(attributes, regressors);
  let sum = 0;
  for (let index = 0; index < hedonicSize; index += 1) sum += (hedonic[index] as number) * (regressors[index] as number);
  return sum;
}

/** What the size, the floor and the condition of an apartment add to the logarithm of a square metre's price. */
export type HedonicParts = { size: number; floor: number; condition: number };

const conditionEnd = plainCount + apartmentConditions.length;
const partOf = (index: number): keyof HedonicParts | null => {
  if (index === 0 || index === 1 || index === 8) return 'size';
  if (index === 2 || index === 3 || index === 4 || index === 9) return 'floor';
  return index >= plainCount && index < conditionEnd ? 'condition' : null;
};

/** The contributions of an apartment's attributes by part; other attributes are left out. */
export function hedonicParts(hedonic: Hedonic, attributes: Float32Array): HedonicParts {
  writeRegressors(attributes, regressors);
  const parts: HedonicParts = { size: 0, floor: 0, condition: 0 };
  for (let index = 0; index < hedonicSize; index += 1) {
    const part = partOf(index);
    if (part) parts[part] += (hedonic[index] as number) * (regressors[index] as number);
  }
  return parts;
}
