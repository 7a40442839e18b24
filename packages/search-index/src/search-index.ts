import { activeWords, type Bits, countBits, countCommon } from './bit-set.ts';
import { type Cell, type CellsQuery, readCells } from './cells.ts';
import type { Condition } from './condition.ts';
import { histogramOf, percentilesOf, readValues, type Value } from './distribution.ts';
import { narrow, select } from './evaluate.ts';
import { fewestFailed, type NearestTarget, type Tally, type TallyValue, tallyFailed } from './failed-conditions.ts';
import { KeyField } from './fields/key-field.ts';
import { type Order, readPage } from './page.ts';
import { rebuildSteps, runInSlices } from './rebuild.ts';
import type { Batch, Schema } from './schema.ts';
import type { Paging } from './shuffle.ts';
import { Table } from './table.ts';

/** So many dead rows and rows out of order make a rebuild worth while, or a share of all. */
const changedMin = 5000;
const changedShare = 1 / 16;

type Change = { batch: Batch } | { ids: ArrayLike<number> };

const apply = (table: Table, change: Change): void => ('batch' in change ? table.append(change.batch) : table.remove(change.ids));

/**
 * Rows in memory, by column. Reads and changes are synchronous, so each read sees all changes before it and none in the middle.
 *
 * Load with `append` in batches, then call `rebuild`; later it rebuilds itself when many rows have changed.
 */
export class SearchIndex {
  private table: Table;
  private running: Promise<void> | null = null;
  /** What has changed since the running rebuild began. */
  private missed: Change[] = [];
  private isLoaded = false;

  constructor(schema: Schema) {
    this.table = new Table(schema);
  }

  /** The number of rows. */
  get size(): number {
    return this.table.liveCount;
  }

  /** Adds rows; those with the id of another replace it. Columns are copied, unless a rebuild runs: then they must not change until its end. */
  append(batch: Batch): void {
    this.change({ batch });
  }

  remove(ids: ArrayLike<number>): void {
    this.change({ ids });
  }

  private change(change: Change): void {
    apply(this.table, change);
    if (this.running !== null) this.missed.push(change);
    else if (this.isLoaded && this.changedCount() > Math.max(changedMin, this.table.size * changedShare)) void this.rebuild();
  }

  private changedCount(): number {
    const { size, sortedSize, liveCount } = this.table;
    return size - sortedSize + size - liveCount;
  }

  /** Puts the rows in order and forgets dead ones, beside reads and changes. Takes up to twice the memory. */
  rebuild(): Promise<void> {
    this.running ??= this.runRebuild().finally(() => {
      this.running = null;
      this.missed = [];
    });
    return this.running;
  }

  private async runRebuild(): Promise<void> {
    this.isLoaded = true;
    const { table } = this;
    const next = await runInSlices(rebuildSteps(table));
    if (next === table) return;
    await runInSlices(this.repeatMissed(next));
    this.table = next;
  }

  private *repeatMissed(table: Table): Generator<void, void> {
    // Changes that come in the meantime are added behind.
    for (let at = 0; at < this.missed.length; at += 1) {
      apply(table, this.missed[at] as Change);
      yield;
    }
  }

  /** The ids of a page. */
  ids({ condition, order, ...paging }: { condition: Condition; order: Order } & Paging): number[] {
    return readPage(this.table, select(this.table, condition), order, paging);
  }

  count(conditions: readonly Condition[]): number[] {
    return conditions.map((condition) => countBits(select(this.table, condition)));
  }

  /** How many rows meet a base and each of the conditions. */
  countEach(base: Condition, conditions: readonly Condition[]): number[] {
    const { table } = this;
    const selected = select(table, base);
    const active = this.activeOf(selected);
    return conditions.map((condition) => {
      const set = 'field' in condition && condition.field !== 'id' ? table.field(condition.field).setOf?.(condition) : undefined;
      if (set) return countCommon(selected, set, active);
      const both = table.scratch.copy(selected);
      narrow(table, both, condition);
      const count = countBits(both);
      table.scratch.give(both);
      return count;
    });
  }

  private activeOf(selected: Bits): Int32Array {
    return activeWords(selected, new Int32Array(selected.length));
  }

  /** How many rows have each value of a field of options, of flags (1) or of keys. */
  countBy(condition: Condition, field: string): Map<number, number> {
    const selected = select(this.table, condition);
    const counts = this.table.field(field).countBy?.(selected, countBits(selected), this.activeOf(selected));
    if (!counts) throw new TypeError(`${field}: no values to count by`);
    return counts;
  }

  /** How many rows have each of some keys. */
  countRowsOfKeys(field: string, values: readonly number[]): Map<number, number> {
    const keys = this.table.field(field);
    if (!(keys instanceof KeyField)) throw new TypeError(`${field}: not a key`);
    return new Map(values.map((value) => [value, keys.countOf(this.table.live.bits, value)]));
  }

  /** The values of the rows that have one, in no order. */
  values(condition: Condition, value: Value): Float64Array {
    return readValues(this.table, condition, value).slice();
  }

  /** @param shares between 0 and 1 */
  percentiles(condition: Condition, value: Value, shares: readonly number[]): (number | null)[] {
    return percentilesOf(readValues(this.table, condition, value), shares);
  }

  histogram(condition: Condition, value: Value, step: number, barCount: number): number[] {
    return histogramOf(readValues(this.table, condition, value), step, barCount);
  }

  cells(query: CellsQuery): Cell[] {
    return readCells(this.table, query);
  }

  tally(base: Condition, conditions: readonly Condition[], masks: readonly number[], value: TallyValue): Tally[] {
    return tallyFailed(this.table, base, conditions, masks, value);
  }

  fewestFailed(base: Condition, conditions: readonly Condition[], nearest: NearestTarget | undefined, limit: number) {
    return fewestFailed(this.table, base, conditions, nearest, limit);
  }

  /** Options, flags, keys and numbers of a few rows by id; missing values are null, missing rows are left out. */
  read(ids: readonly number[], fields: readonly string[]): Map<number, Record<string, number | null>> {
    const { table } = this;
    const readers = fields.map((name) => {
      const field = table.field(name);
      if (!field.numberAt) throw new TypeError(`${name}: not a number`);
      return [name, (position: number) => field.numberAt?.(position) ?? null] as const;
    });
    const positions = ids.map((id) => [id, table.positionOf(id)] as const).filter(([, position]) => position >= 0);
    return new Map(
      positions.map(([id, position]) => [id, Object.fromEntries(readers.map(([name, valueAt]) => [name, valueAt(position)]))]),
    );
  }
}
