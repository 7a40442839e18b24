import type { Apartment, Sale } from '../apartment';
import {
  createGrid,
  createNearby,
  eastMetres,
  findNearby,
  isInTbilisi,
  type Nearby,
  northMetres,
  type SpatialGrid,
} from '../geo';
import { median } from '../math/statistics';

/**
 * Second listings of a flat often carry another marker (the middle of the street or of the district). Among listings of the 2020 file
 * that agree in the rest, pairs up to this far apart are three times as many as chance gives, beyond it hardly more than chance.
 */
const samePlaceMetresMax = 2000;

/** The key of a flat: what two listings of it have in common, without the price, which the second often changes. */
function flatKey({ areaSqm, rooms, floor, totalFloors }: Apartment): string {
  return [areaSqm.toFixed(1), rooms, floor, totalFloors].join('|');
}

function rootOf(parents: Int32Array, row: number): number {
  let root = row;
  while (parents[root] !== root) root = parents[root] as number;
  return root;
}

/**
 * Numbers listings so that those of one flat share a number: same area, rooms, floor and number of floors within 2 km, whatever the price.
 * Some neighbours that only look alike are taken for one flat too, which loses a few comparables but biases no error. Listings of one
 * number are on one side of a split and are not comparables of each other while a model is fitted.
 */
export function groupDuplicates(sales: readonly Apartment[]): Int32Array {
  const parents = Int32Array.from(sales.keys());
  const alike = new Map<string, number[]>();
  const places = sales.map((sale) => [eastMetres(sale.longitude), northMetres(sale.latitude)] as const);
  for (const [row, sale] of sales.entries()) {
    const key = flatKey(sale);
    const others = alike.get(key) ?? [];
    const [east, north] = places[row] as readonly [number, number];
    for (const other of others) {
      const [otherEast, otherNorth] = places[other] as readonly [number, number];
      if (Math.hypot(east - otherEast, north - otherNorth) > samePlaceMetresMax) continue;
      parents[rootOf(parents, other)] = rootOf(parents, row);
    }
    others.push(row);
    alike.set(key, others);
  }
  return parents.map((_, row) => rootOf(parents, row));
}

const refusalReasons = ['price_missing', 'coordinates_outside', 'area_impossible', 'price_impossible', 'price_outlier'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
const repairReasons = ['floor_above_top', 'floors_impossible', 'rooms_impossible'] as const;
export type RepairReason = (typeof repairReasons)[number];

/** What cleaning did with the rows it was given. */
export type CleaningReport = {
  given: number;
  kept: number;
  refused: Record<RefusalReason, number>;
  /** Values set to unknown; their rows stay. */
  repaired: Record<RepairReason, number>;
  /** Listings beyond the first of their flat; they stay, on one side of every split. */
  duplicates: number;
};

const areaSqmMin = 12;
const areaSqmMax = 600;
const squarePriceUsdMin = 100;
const squarePriceUsdMax = 12_000;
const floorMax = 60;
const roomsMax = 20;

/** Why a row cannot be a sale of an apartment of Tbilisi, whatever its neighbours are; null when it can. */
export function refusalOf(sale: Sale): RefusalReason | null {
  if (!(sale.priceUsd > 0) || !Number.isFinite(sale.priceUsd)) return 'price_missing';
  if (!isInTbilisi(sale.latitude, sale.longitude)) return 'coordinates_outside';
  if (!(sale.areaSqm >= areaSqmMin && sale.areaSqm <= areaSqmMax)) return 'area_impossible';
  const squarePrice = sale.priceUsd / sale.areaSqm;
  return squarePrice >= squarePriceUsdMin && squarePrice <= squarePriceUsdMax ? null : 'price_impossible';
}

/** The row with what cannot be true of it set to unknown, and what that was. */
export function repair<T extends Pick<Sale, 'floor' | 'totalFloors' | 'rooms'>>(sale: T): { sale: T; reasons: RepairReason[] } {
  const reasons: RepairReason[] = [];
  let { floor, totalFloors, rooms } = sale;
  const isPossible = (floors: number | null): boolean => floors === null || (floors >= 0 && floors <= floorMax);
  if (!isPossible(floor) || !isPossible(totalFloors) || totalFloors === 0) {
    if (!isPossible(floor)) floor = null;
    if (!isPossible(totalFloors) || totalFloors === 0) totalFloors = null;
    reasons.push('floors_impossible');
  }
  // Which of the two is wrong cannot be determined, but most often the two were typed into each other's field or the top is a guess.
  if (floor !== null && totalFloors !== null && floor > totalFloors) {
    floor = null;
    totalFloors = null;
    reasons.push('floor_above_top');
  }
  if (rooms !== null && !(rooms >= 1 && rooms <= roomsMax)) {
    rooms = null;
    reasons.push('rooms_impossible');
  }
  return { sale: reasons.length === 0 ? sale : { ...sale, floor, totalFloors, rooms }, reasons };
}

/** A price this many times above or below the local middle is a mistake or another kind of property, however wide its neighbours spread. */
const outlierFactorMin = 2.5;
const outlierDeviations = 5;
const radiiM = [300, 1000, 3000] as const;
const neighboursMin = 20;
const squareMetres = 100;

type Prices = { middle: number; limit: number };

/** The median of the prices (logarithms) around a place, and the largest plausible distance from it; null where too few are known. */
function pricesAround(grid: SpatialGrid, logPrices: Float64Array, row: number, found: Nearby): Prices | null {
  for (const radiusM of radiiM) {
    findNearby(grid, grid.east[row] as number, grid.north[row] as number, radiusM, found);
    if (found.count >= neighboursMin) break;
  }
  if (found.count < neighboursMin) return null;
  const around = Float64Array.from(found.rows.subarray(0, found.count), (other) => logPrices[other] as number);
  const middle = median(around);
  const deviation = 1.4826 * median(around.map((logPrice) => Math.abs(logPrice - middle)));
  return { middle, limit: Math.max(Math.log(outlierFactorMin), outlierDeviations * deviation) };
}

/** Whether each row's price a square metre is far from the median of those around it, measured by their own spread. */
function findOutliers(sales: readonly Sale[]): boolean[] {
  const east = Float32Array.from(sales, ({ longitude }) => eastMetres(longitude));
  const north = Float32Array.from(sales, ({ latitude }) => northMetres(latitude));
  const grid = createGrid(east, north);
  const logPrices = Float64Array.from(sales, ({ priceUsd, areaSqm }) => Math.log(priceUsd / areaSqm));
  const found = createNearby();
  // Rows of one square share what is around the first of them.
  const known = new Map<string, Prices | null>();
  return sales.map((_, row) => {
    const square = [east, north].map((metres) => Math.round((metres[row] as number) / squareMetres)).join();
    let prices = known.get(square);
    if (prices === undefined) {
      prices = pricesAround(grid, logPrices, row, found);
      known.set(square, prices);
    }
    return prices !== null && Math.abs((logPrices[row] as number) - prices.middle) > prices.limit;
  });
}

const zeroCounts = <K extends string>(reasons: readonly K[]): Record<K, number> =>
  Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<K, number>;

/** Refuses rows that cannot be right, repairs those that are right in the main, and counts both. */
export function cleanSales(given: readonly Sale[]): { sales: Sale[]; report: CleaningReport } {
  const refused = zeroCounts(refusalReasons);
  const repaired = zeroCounts(repairReasons);
  const possible: Sale[] = [];
  for (const row of given) {
    const reason = refusalOf(row);
    if (reason !== null) {
      refused[reason] += 1;
      continue;
    }
    const { sale, reasons } = repair(row);
    for (const name of reasons) repaired[name] += 1;
    possible.push(sale);
  }
  const isOutlier = findOutliers(possible);
  const sales = possible.filter((_, row) => !isOutlier[row]);
  refused.price_outlier = possible.length - sales.length;
  const duplicates = sales.length - new Set(groupDuplicates(sales)).size;
  return { sales, report: { given: given.length, kept: sales.length, refused, repaired, duplicates } };
}
