/** Kinds of columns that an artefact keeps, by their name in it. */
const columnTypes = { f8: Float64Array, f4: Float32Array, i4: Int32Array, i2: Int16Array, u1: Uint8Array };
type ColumnType = keyof typeof columnTypes;
export type ByteColumn = Float64Array | Float32Array | Int32Array | Int16Array | Uint8Array;

const typeOf = (column: ByteColumn): ColumnType => {
  const found = (Object.keys(columnTypes) as ColumnType[]).find((type) => column instanceof columnTypes[type]);
  if (!found) throw new Error('This kind of column cannot be kept.');
  return found;
};

export type ColumnPlan = { type: ColumnType; length: number }[];

/** Columns one after another in the bytes of this machine, and the plan to read them by. */
export function packColumns(columns: readonly ByteColumn[]): { plan: ColumnPlan; bytes: Buffer } {
  return {
    plan: columns.map((column) => ({ type: typeOf(column), length: column.length })),
    bytes: Buffer.concat(columns.map((column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength))),
  };
}

/** The columns again, each in memory of its own. @throws RangeError when the bytes end too early */
export function unpackColumns(plan: ColumnPlan, bytes: Uint8Array): ByteColumn[] {
  let offset = 0;
  return plan.map(({ type, length }) => {
    const size = length * columnTypes[type].BYTES_PER_ELEMENT;
    // Buffer.slice would share its memory, at an offset that no column of floats may begin at.
    const own = new Uint8Array(bytes.subarray(offset, offset + size));
    if (own.length !== size) throw new RangeError('The columns end too early.');
    offset += size;
    return new columnTypes[type](own.buffer, 0, length);
  });
}
