import { type Bits, countBits, keepIf } from '../bit-set.ts';
import type { Bounds, Condition, LatLng } from '../condition.ts';
import { createGriddedOutline, createOutline } from '../polygon.ts';
import type { Column, PointColumn } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import { type Field, type Move, refuse } from './field.ts';
import { NumberField } from './number-field.ts';

/** Fewer points are tried one by one. */
const griddedMin = 5000;
/** Metres in a degree of latitude; of longitude times the cosine of the latitude. */
const metresPerDegree = 111_320;

/** Points: two numbers in single precision, sorted each, so that a box is two ranges. */
export class PointField implements Field {
  constructor(
    readonly name: string,
    readonly latitudes = new NumberField(name, 'float32'),
    readonly longitudes = new NumberField(name, 'float32'),
  ) {}

  append(first: number, column: Column, count: number): void {
    const { latitudes, longitudes } = column as PointColumn;
    this.latitudes.append(first, latitudes, count);
    this.longitudes.append(first, longitudes, count);
  }

  sortedNumbers(): NumberField[] {
    return [this.latitudes, this.longitudes];
  }

  narrow(selected: Bits, condition: Condition, scratch: Scratch): void {
    if (condition.kind === 'box') this.keepIn(selected, condition.bounds, scratch);
    else if (condition.kind === 'polygon') this.keepInside(selected, condition.points, scratch);
    else if (condition.kind === 'near') this.keepNear(selected, condition, condition.metres, scratch);
    else refuse(this.name, condition);
  }

  private keepIn(selected: Bits, [south, west, north, east]: Bounds, scratch: Scratch): void {
    const field = this.name;
    this.latitudes.narrow(selected, { kind: 'between', field, from: south, to: north }, scratch);
    this.longitudes.narrow(selected, { kind: 'between', field, from: west, to: east }, scratch);
  }

  private keepInside(selected: Bits, points: readonly LatLng[], scratch: Scratch): void {
    const lats = points.map(({ lat }) => lat);
    const lngs = points.map(({ lng }) => lng);
    const bounds: Bounds = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
    this.keepIn(selected, bounds, scratch);
    const contains = countBits(selected) < griddedMin ? createOutline(points) : createGriddedOutline(points, bounds);
    const [latitudes, longitudes] = [this.latitudes.values, this.longitudes.values];
    keepIf(selected, (position) => contains(latitudes[position] as number, longitudes[position] as number));
  }

  private keepNear(selected: Bits, { lat, lng }: LatLng, metres: number, scratch: Scratch): void {
    const north = metres / metresPerDegree;
    // No degree of longitude within the distance is shorter than those at the edge that is nearest to a pole.
    const cosine = Math.cos(Math.min(90, Math.abs(lat) + north + 1e-4) * (Math.PI / 180));
    const east = Math.min(360, north / Math.max(cosine, 1e-9) + 1e-4);
    this.keepIn(selected, [lat - north, lng - east, lat + north, lng + east], scratch);
    const [latitudes, longitudes] = [this.latitudes.values, this.longitudes.values];
    keepIf(selected, (position) => {
      const latitude = latitudes[position] as number;
      const y = latitude - lat;
      const x = ((longitudes[position] as number) - lng) * Math.cos(latitude * (Math.PI / 180));
      return metresPerDegree * Math.sqrt(y * y + x * x) <= metres;
    });
  }

  *moved(move: Move): Generator<void, PointField> {
    return new PointField(this.name, yield* this.latitudes.moved(move), yield* this.longitudes.moved(move));
  }
}
