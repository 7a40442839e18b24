import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '@aivani/search-index';
import type { Batch, Column } from '@aivani/search-index/schema';
import { type SQL, sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { type LoadedField, loadedFields, loadQuery, rowsAfter } from './search.load.query';

/** Some twenty megabytes at a time; other requests are served in between. */
const loadedAtOnce = 20_000;
const changedAtOnce = 1000;

const sizes = { int16: 2, int32: 4, float32: 4, float64: 8 } as const;

/** Numbers as the database sends them: the highest byte first. */
function numbersOf(bytes: Uint8Array, encoding: keyof typeof sizes): Float64Array {
  const size = sizes[encoding];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = {
    int16: (at: number) => view.getInt16(at),
    int32: (at: number) => view.getInt32(at),
    float32: (at: number) => view.getFloat32(at),
    float64: (at: number) => view.getFloat64(at),
  }[encoding];
  const numbers = new Float64Array(bytes.byteLength / size);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = read(index * size);
  return numbers;
}

function columnOf({ name, encoding }: LoadedField, value: unknown): Column {
  if (encoding !== 'list') return numbersOf(value as Uint8Array, encoding);
  if (name === 'words') return value as string;
  return (value as string).split('\n').map((line) => (line === '' ? [] : line.split(' ').map(Number)));
}

/** @returns null without rows */
async function readBatch(executor: Executor, which: SQL): Promise<(Batch & { lastDate: string }) | null> {
  const [found] = await queryRows<Record<string, unknown>>(executor, loadQuery(which));
  if (!found || found.c0 === null) return null;
  const columns = Object.fromEntries(loadedFields.map((field, index) => [field.name, columnOf(field, found[`c${index}`])]));
  const { id, latitude, longitude, ...others } = columns;
  const point = { latitudes: latitude as Float64Array, longitudes: longitude as Float64Array };
  return { ids: id as Float64Array, columns: { ...others, point }, lastDate: found.lastDate as string };
}

/** How many rows there are. */
export async function countRows(executor: Executor): Promise<number> {
  const [found] = await queryRows<{ total: number }>(executor, sql`select count(*)::int as total from statement_search`);
  return found?.total ?? 0;
}

/** Reads every row into an empty index, in its main order. Rows that change meanwhile are in the outbox. */
export async function loadAll(executor: Executor, index: SearchIndex, signal: AbortSignal): Promise<void> {
  let batch = await readBatch(executor, rowsAfter('-infinity', 0, loadedAtOnce));
  while (batch) {
    signal.throwIfAborted();
    const last = batch.ids[batch.ids.length - 1] ?? 0;
    // The database reads the next rows while these are stored.
    const [next] = await Promise.all([readBatch(executor, rowsAfter(batch.lastDate, last, loadedAtOnce)), store(index, batch)]);
    batch = next;
  }
  await index.rebuild();
}

async function store(index: SearchIndex, batch: Batch): Promise<void> {
  await setImmediate();
  index.append(batch);
}

/** Reads rows again; those that are not listed any more leave. */
export async function loadChanged(executor: Executor, index: SearchIndex, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += changedAtOnce) {
    const some = ids.slice(start, start + changedAtOnce);
    const batch = await readBatch(executor, sql`statement_search.id = ${anyOf(some)}`);
    // Nothing is awaited in between: no read sees a row missing that was only changed.
    const listed = new Set(batch ? Array.from(batch.ids) : []);
    index.remove(some.filter((id) => !listed.has(id)));
    if (batch) index.append(batch);
    await setImmediate();
  }
}
