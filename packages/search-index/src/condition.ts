/** South, west, north, east in degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number];

/** Degrees, WGS 84. */
export type LatLng = { lat: number; lng: number };

/**
 * What rows must meet. A missing value meets no condition about it, so that `not` of such a condition is met.
 *
 * An `and` without parts is met by every row, an `or` without parts by none.
 */
export type Condition =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  | { kind: 'and' | 'or'; parts: readonly Condition[] }
  | { kind: 'not'; part: Condition }
  | { kind: 'flag'; field: string }
  /** An option, any of several options, or a key, is one of the values. */
  | { kind: 'one-of'; field: string; values: readonly number[] }
  /** A number or an option is at least `from`, at most `to`, and greater than `above`. */
  | { kind: 'between'; field: string; from?: number; to?: number; above?: number }
  /** Of each group at least one word occurs. */
  | { kind: 'words'; field: string; groups: readonly (readonly string[])[] }
  /** A point is in the bounds, edges included, compared in single precision. */
  | { kind: 'box'; field: string; bounds: Bounds }
  /** A point is in the outline or on it, as PostgreSQL tells it in units of 1/100,000 degree. */
  | { kind: 'polygon'; field: string; points: readonly LatLng[] }
  /** A point is at most so far away, measured on a plane at the latitude of the row. */
  | ({ kind: 'near'; field: string; metres: number } & LatLng);
