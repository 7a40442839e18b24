import type { Bits } from '../bit-set.ts';
import type { Condition } from '../condition.ts';
import type { Column } from '../schema.ts';
import type { Scratch } from '../scratch.ts';
import type { SortedPositions } from '../sorted-positions.ts';

/** Where rows go when an index is rebuilt: by old position the new one or -1, and by new position the old one. */
export type Move = { newOf: Int32Array; oldOf: Int32Array };

/** Numbers that rows are sorted by. */
export interface SortedNumbers {
  readonly order: SortedPositions;
  /** Sorts the rows below a size. @param byId their positions by id */
  sort(byId: Int32Array): Generator<void, Int32Array>;
}

/** The values of one field, by position. */
export interface Field {
  /** Stores the values of a batch from a position on. */
  append(first: number, column: Column, count: number): void;
  /** Keeps of the selected rows those that meet a condition about this field. */
  narrow(selected: Bits, condition: Condition, scratch: Scratch): void;
  /** The set that has exactly the rows that meet a condition, dead ones included, where there is one. */
  setOf?(condition: Condition): Bits | undefined;
  /** The value of a row as a number; null where it has none. */
  numberAt?(position: number): number | null;
  /**
   * How many of the selected rows have each value.
   * @param active the indexes of the words of `selected` that are not 0
   */
  countBy?(selected: Bits, count: number, active: Int32Array): Map<number, number>;
  /** Numbers that a rebuild sorts rows by. */
  sortedNumbers?(): SortedNumbers[];
  /** A copy with every row at its new position; yields often. */
  moved(move: Move): Generator<void, Field>;
}

export function refuse(field: string, condition: Condition): never {
  throw new TypeError(`${field}: no field of this kind answers '${condition.kind}'`);
}
