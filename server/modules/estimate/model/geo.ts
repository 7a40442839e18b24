import { longitudeFactor, metresPerDegree } from '@/lib/domain/place/map-bounds';

/** The rectangle that contains Tbilisi with its suburbs, in degrees (WGS 84). */
const south = 41.58;
const north = 41.9;
const west = 44.55;
const east = 45.1;

/** Where metres are counted from: Freedom Square. */
const originLatitude = 41.6934;
const originLongitude = 44.8015;
const metresPerDegreeEast = metresPerDegree * longitudeFactor(originLatitude);

/** Whether a point can be an apartment of Tbilisi; (0, 0) and other cities cannot. */
export function isInTbilisi(latitude: number, longitude: number): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Metres to the east of the origin; exact to a few metres over the whole city. */
export function eastMetres(longitude: number): number {
  return (longitude - originLongitude) * metresPerDegreeEast;
}

/** Metres to the north of the origin. */
export function northMetres(latitude: number): number {
  return (latitude - originLatitude) * metresPerDegree;
}

const cellMetres = 250;
/** The city is some 45 km wide: one number contains both coordinates of a cell. */
const cellsPerSide = 1024;

const cellOf = (metres: number): number => Math.floor(metres / cellMetres) + cellsPerSide / 2;

/** Points by cells of a square grid, to find those around a place without looking at the whole city. */
export type SpatialGrid = {
  east: Float32Array;
  north: Float32Array;
  /** Rows in the order of their cells, and where each cell begins and ends among them. */
  rows: Int32Array;
  ranges: Map<number, { start: number; end: number }>;
};

/** @param east @param north metres from the origin, of each row */
export function createGrid(east: Float32Array, north: Float32Array): SpatialGrid {
  const cells = Int32Array.from(east, (metres, row) => cellOf(metres) * cellsPerSide + cellOf(north[row] as number));
  const rows = Int32Array.from(cells.keys()).sort((a, b) => (cells[a] as number) - (cells[b] as number) || a - b);
  const ranges = new Map<number, { start: number; end: number }>();
  for (const [position, row] of rows.entries()) {
    const cell = cells[row] as number;
    const range = ranges.get(cell);
    if (range) range.end = position + 1;
    else ranges.set(cell, { start: position, end: position + 1 });
  }
  return { east, north, rows, ranges };
}

/** Rows within a radius and their distances in metres; the buffers grow as needed and are reused by the next search. */
export type Nearby = { count: number; rows: Int32Array; distancesM: Float32Array };

export function createNearby(): Nearby {
  return { count: 0, rows: new Int32Array(1024), distancesM: new Float32Array(1024) };
}

function makeRoom(found: Nearby, count: number): void {
  if (found.rows.length >= count) return;
  const rows = new Int32Array(count * 2);
  const distancesM = new Float32Array(count * 2);
  rows.set(found.rows);
  distancesM.set(found.distancesM);
  found.rows = rows;
  found.distancesM = distancesM;
}

/** Finds the rows within a radius of a point, in the order of their cells. */
export function findNearby(grid: SpatialGrid, east: number, north: number, radiusM: number, found: Nearby): void {
  found.count = 0;
  for (let column = cellOf(east - radiusM); column <= cellOf(east + radiusM); column += 1)
    for (let line = cellOf(north - radiusM); line <= cellOf(north + radiusM); line += 1) {
      const range = grid.ranges.get(column * cellsPerSide + line);
      if (!range) continue;
      makeRoom(found, found.count + range.end - range.start);
      for (let position = range.start; position < range.end; position += 1) {
        const row = grid.rows[position] as number;
        const eastward = (grid.east[row] as number) - east;
        const northward = (grid.north[row] as number) - north;
        const square = eastward * eastward + northward * northward;
        if (square > radiusM * radiusM) continue;
        found.rows[found.count] = row;
        // Math.hypot takes ten times as long.
        found.distancesM[found.count] = Math.sqrt(square);
        found.count += 1;
      }
    }
}
