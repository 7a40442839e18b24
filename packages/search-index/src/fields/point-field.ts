import { firstPositions, sortSteps } from '../argsort.ts';
import { type Bits, countBits, fillFrom, grown, intersect, keepIf, setBit } from '../bit-set.ts';
import type { Bounds, Condition, LatLng } from '../condition.ts';
import { createOutline } from '../polygon.ts';
import type { Column, PointColumn } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';

/** Sides of the cells that positions are sorted by, about a kilometre. */
const latitudeStep = 0.01;
const longitudeStep = 0.0125;
const keysPerRow = 2 ** 15;
/** Bounds of more rows of cells contain so much that every selected row is tested instead. */
const cellRowsMax = 500;
/** Metres in a degree of latitude; of longitude times the cosine of the latitude. */
const metresPerDegree = 111_320;

const rowOf = (lat: number): number => Math.floor((lat + 90) / latitudeStep);
const columnOf = (lng: number): number => Math.floor((lng + 180) / longitudeStep);

/** Points, and positions sorted by cell, so that a small area is found without trying every row. */
export class PointField implements Field {
  /** Latitude and longitude of a row side by side. */
  degrees = new Float32Array(0);
  private cells = new Int32Array(0);
  private positions = new Int32Array(0);
  private sortedSize = 0;

  constructor(readonly name: string) {}

  append(first: number, column: Column, count: number): void {
    const { latitudes, longitudes } = column as PointColumn;
    this.degrees = grown(this.degrees, 2 * (first + count));
    for (let row = 0; row < count; row += 1) {
      this.degrees[2 * (first + row)] = latitudes[row] ?? Number.NaN;
      this.degrees[2 * (first + row) + 1] = longitudes[row] ?? Number.NaN;
    }
  }

  /** Sorts the rows below a size by cell. */
  *sortByCell(size: number): Generator<void, () => void> {
    const keys = new Int32Array(size).fill(-1);
    for (let position = 0; position < size; position += 1) {
      const [lat, lng] = [this.degrees[2 * position] as number, this.degrees[2 * position + 1] as number];
      if (!Number.isNaN(lat + lng)) keys[position] = rowOf(lat) * keysPerRow + columnOf(lng);
    }
    yield;
    const positions = yield* sortSteps(
      firstPositions(size).filter((position) => keys[position] !== -1),
      keys,
    );
    const cells = positions.map((position) => keys[position] as number);
    return () => Object.assign(this, { cells, positions, sortedSize: size });
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    if (condition.kind === 'box') this.keepIn(selected, condition.bounds, scratch);
    else if (condition.kind === 'polygon') this.keepInside(selected, condition.points, scratch);
    else if (condition.kind === 'near') this.keepNear(selected, condition, condition.metres, scratch);
    else refuse(this.name, condition);
  }

  private keepInside(selected: Bits, points: readonly LatLng[], scratch: Scratch): void {
    const lats = points.map(({ lat }) => lat);
    const lngs = points.map(({ lng }) => lng);
    this.keepIn(selected, [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)], scratch);
    const contains = createOutline(points);
    const { degrees } = this;
    keepIf(selected, (position) => contains(degrees[2 * position] as number, degrees[2 * position + 1] as number));
  }

  private keepNear(selected: Bits, { lat, lng }: LatLng, metres: number, scratch: Scratch): void {
    const north = metres / metresPerDegree;
    // No degree of longitude within the distance is shorter than those at the edge that is nearest to a pole.
    const cosine = Math.cos(Math.min(90, Math.abs(lat) + north + 1e-4) * (Math.PI / 180));
    const east = Math.min(360, north / Math.max(cosine, 1e-9) + 1e-4);
    this.keepIn(selected, [lat - north, lng - east, lat + north, lng + east], scratch);
    const { degrees } = this;
    keepIf(selected, (position) => {
      const latitude = degrees[2 * position] as number;
      const y = latitude - lat;
      const x = ((degrees[2 * position + 1] as number) - lng) * Math.cos(latitude * (Math.PI / 180));
      return metresPerDegree * Math.sqrt(y * y + x * x) <= metres;
    });
  }

  private keepIn(selected: Bits, bounds: Bounds, scratch: Scratch): void {
    const [south, west, north, east] = bounds.map(Math.fround) as [number, number, number, number];
    const spans = this.spansOf(south, west, north, east);
    const candidates = spans?.reduce((sum, [first, end]) => sum + end - first, 0) ?? Number.POSITIVE_INFINITY;
    if (spans && candidates * 2 < countBits(selected)) {
      const found = scratch.take();
      for (const [first, end] of spans)
        for (let index = first; index < end; index += 1) setBit(found, this.positions[index] as number);
      fillFrom(found, this.sortedSize);
      intersect(selected, found);
      scratch.give(found);
    }
    this.keepTested(selected, [south, west, north, east]);
  }

  private keepTested(selected: Bits, [south, west, north, east]: Bounds): void {
    const { degrees } = this;
    for (let index = 0; index < selected.length; index += 1) {
      let rest = selected[index] as number;
      let word = rest;
      while (rest !== 0) {
        const lowest = rest & -rest;
        rest ^= lowest;
        const position = index * 32 + 31 - Math.clz32(lowest);
        const lat = degrees[2 * position] as number;
        const lng = degrees[2 * position + 1] as number;
        if (!(lat >= south && lat <= north && lng >= west && lng <= east)) word ^= lowest;
      }
      selected[index] = word;
    }
  }

  /** Where the positions of the cells that bounds touch are; undefined when these are too many. */
  private spansOf(south: number, west: number, north: number, east: number): [first: number, end: number][] | undefined {
    const [bottom, top] = [rowOf(Math.max(south, -90)), rowOf(Math.min(north, 90))];
    if (top - bottom > cellRowsMax) return undefined;
    const [left, right] = [columnOf(Math.max(west, -180)), columnOf(Math.min(east, 180))];
    const spans: [number, number][] = [];
    for (let row = bottom; row <= top; row += 1)
      spans.push([this.firstFrom(row * keysPerRow + left), this.firstFrom(row * keysPerRow + right + 1)]);
    return spans;
  }

  private firstFrom(cell: number): number {
    let [low, high] = [0, this.cells.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.cells[middle] as number) < cell) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  *moved({ oldOf }: Move): Generator<void, PointField> {
    const copy = new PointField(this.name);
    copy.degrees = new Float32Array(2 * oldOf.length);
    for (let position = 0; position < oldOf.length; position += 1) {
      const old = oldOf[position] as number;
      copy.degrees[2 * position] = this.degrees[2 * old] as number;
      copy.degrees[2 * position + 1] = this.degrees[2 * old + 1] as number;
      if (position % 100_000 === 0) yield;
    }
    return copy;
  }
}
