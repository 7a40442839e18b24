import { BitSet, type Bits, clearBit, grown, hasBit } from './bit-set.ts';
import type { Condition } from './condition.ts';
import type { Field } from './fields/field.ts';
import { KeyField } from './fields/key-field.ts';
import { NumberField } from './fields/number-field.ts';
import { OptionField } from './fields/option-field.ts';
import { PointField } from './fields/point-field.ts';
import { WordsField } from './fields/words-field.ts';
import type { Batch, FieldSpec, Schema } from './schema.ts';
import { Scratch } from './scratch.ts';
import { SortedPositions } from './sorted-positions.ts';

function createField(name: string, spec: FieldSpec): Field {
  switch (spec.kind) {
    case 'number':
      return new NumberField(name, spec.type);
    case 'key':
      return new KeyField(name);
    case 'point':
      return new PointField(name);
    case 'words':
      return new WordsField(name);
    default:
      return new OptionField(name, spec.kind);
  }
}

const createFields = ({ fields }: Schema): Map<string, Field> =>
  new Map(Object.entries(fields).map(([name, spec]) => [name, createField(name, spec)]));

/** Rows by position. A changed row gets a new position at the end; its old one is dead and never used again. */
export class Table {
  size = 0;
  liveCount = 0;
  /** Positions below it are in the main order, and in those of `byId` and of the fields. */
  sortedSize = 0;
  ids = new Int32Array(0);
  readonly live = new BitSet();
  readonly byId = new SortedPositions();
  readonly scratch = new Scratch();
  /** What the last reads have selected, the latest first; valid until rows change. */
  readonly recent: { condition: Condition; selected: Bits }[] = [];
  /** The values that were read last. */
  recentValues: { condition: Condition; value: unknown; numbers: Float64Array<ArrayBuffer> } | undefined;
  private readonly laterPositions = new Map<number, number>();

  constructor(
    readonly schema: Schema,
    readonly fields: Map<string, Field> = createFields(schema),
  ) {}

  field(name: string): Field {
    const field = this.fields.get(name);
    if (!field) throw new TypeError(`${name}: no such field`);
    return field;
  }

  number(name: string): NumberField {
    const field = this.field(name);
    if (!(field instanceof NumberField)) throw new TypeError(`${name}: not a number`);
    return field;
  }

  /** The position of a row; -1 without one. */
  positionOf(id: number): number {
    const later = this.laterPositions.get(id);
    if (later !== undefined) return later;
    const { base } = this.byId;
    let [low, high] = [0, base.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[base[middle] as number] as number) < id) low = middle + 1;
      else high = middle;
    }
    const position = base[low] ?? -1;
    return position >= 0 && this.ids[position] === id && hasBit(this.live.bits, position) ? position : -1;
  }

  /** Adds rows; those with the id of another replace it. */
  append({ ids, columns }: Batch): void {
    const first = this.size;
    this.forgetReads();
    for (const [name, field] of this.fields) {
      const column = columns[name];
      if (!column) throw new TypeError(`${name}: no column`);
      field.append(first, column, ids.length);
    }
    this.ids = grown(this.ids, first + ids.length);
    for (let row = 0; row < ids.length; row += 1) {
      const id = ids[row] as number;
      this.removeOne(id);
      this.ids[first + row] = id;
      this.live.add(first + row);
      this.laterPositions.set(id, first + row);
    }
    this.size += ids.length;
    this.liveCount += ids.length;
    this.scratch.resize(this.size);
  }

  remove(ids: ArrayLike<number>): void {
    this.forgetReads();
    for (let index = 0; index < ids.length; index += 1) this.removeOne(ids[index] as number);
  }

  private forgetReads(): void {
    this.recent.length = 0;
    this.recentValues = undefined;
  }

  private removeOne(id: number): void {
    const position = this.positionOf(id);
    if (position < 0) return;
    clearBit(this.live.bits, position);
    this.laterPositions.delete(id);
    this.liveCount -= 1;
  }

  /** Makes the rows of an empty table live; its fields have their values. */
  takeIds(ids: Int32Array<ArrayBuffer>): void {
    this.ids = ids;
    this.size = ids.length;
    this.liveCount = ids.length;
    for (let position = 0; position < ids.length; position += 1) this.live.add(position);
    this.scratch.resize(this.size);
  }

  /** Takes over orders of the positions below a size. */
  setSorted(size: number, byId: Int32Array): void {
    this.byId.setBase(byId, size);
    this.sortedSize = size;
    if (size === this.size) this.laterPositions.clear();
    else for (const [id, position] of this.laterPositions) if (position < size) this.laterPositions.delete(id);
  }
}
