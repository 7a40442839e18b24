import { type SQL, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../../db/client';
import { type Bitmap, bitsOnlyIn, forEachSetBit, isSubset, setBit } from '../bits/search.bitmaps';
import { chunkRows } from '../bits/search.tokens.query';
import { emptyColumns, type PointColumns, writePoint } from './search.point-columns';

/** One row in bytes: a query of a thousand of them is read ten times faster than their columns as texts. */
export const packedRow: SQL = sql.raw(`int4send(coalesce(ord, 0)) || int4send(id) || float4send(coalesce(latitude, 'NaN'::real))
  || float4send(coalesce(longitude, 'NaN'::real)) || float8send(coalesce(price_usd_minor, price_gel_minor, 'NaN'::float8)::float8)
  || float8send(case when vip_rank = 3 then extract(epoch from vip_until)::float8 * 1000 else 0 end)
  || int2send(deal_type_id) || int2send(case when price_usd_minor is not null then 1 else 0 end::smallint)
  || float8send((extract(epoch from date) * 1000000)::float8) || int4send(user_id)`);
const rowBytes = 48;

/** Writes packed rows into columns. @param placeOf the index of a row in them, from its place in the order */
export function unpackRows(bytes: Uint8Array, columns: PointColumns, placeOf: (ord: number) => number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  columns.loaded += bytes.byteLength / rowBytes;
  for (let at = 0; at < bytes.byteLength; at += rowBytes) {
    const place = placeOf(view.getInt32(at));
    setBit(columns.known, place);
    columns.ids[place] = view.getInt32(at + 4);
    writePoint(columns, place, {
      latitude: view.getFloat32(at + 8),
      longitude: view.getFloat32(at + 12),
      price: view.getFloat64(at + 16),
      superUntilMs: view.getFloat64(at + 24),
      dealTypeId: view.getInt16(at + 32),
      isInDollars: view.getInt16(at + 34) === 1,
    });
    columns.dates[place] = view.getFloat64(at + 36);
    columns.users[place] = view.getInt32(at + 44);
  }
}

/**
 * The columns of sealed rows, cached in the process: a row that is written again gets another place, so the cache never becomes stale. 48
 * bytes a row.
 */
export function createPointCache() {
  const chunks = new Map<number, PointColumns>();
  const load = async (executor: Executor, chunk: number, which: SQL, into: PointColumns): Promise<void> => {
    const first = chunk * chunkRows;
    const [found] = await queryRows<{ bytes: Uint8Array | null }>(
      executor,
      sql`select string_agg(${packedRow}, ''::bytea) as bytes from statement_search where ord >= ${first}::int and ord < ${first + chunkRows}::int and ${which}`,
    );
    if (found?.bytes) unpackRows(found.bytes, into, (ord) => ord - first);
  };
  return {
    /** The columns of a chunk, with the rows at the places among them unless they have left since; a chunk may have its own. */
    of: async (
      executor: Executor,
      { chunk, columns: own }: { chunk: number; columns: PointColumns | null },
      places: Bitmap,
    ): Promise<PointColumns> => {
      if (own) return own;
      let columns = chunks.get(chunk);
      if (!columns) {
        columns = emptyColumns();
        await load(executor, chunk, sql`true`, columns);
        chunks.set(chunk, columns);
      }
      if (isSubset(places, columns.known)) return columns;
      const missing: number[] = [];
      forEachSetBit(bitsOnlyIn(places, columns.known), (place) => missing.push(chunk * chunkRows + place));
      await load(executor, chunk, sql`ord = any(${`{${missing.join(',')}}`}::int[])`, columns);
      return columns;
    },
    /** Whether the columns of a chunk are loaded, but for rows that were written since. */
    has: (chunk: number): boolean => chunks.has(chunk),
    /** Removes deleted chunks. */
    keepOnly: (present: readonly number[]): void => {
      const previous = new Set(present);
      for (const chunk of chunks.keys()) if (!previous.has(chunk)) chunks.delete(chunk);
    },
  };
}

export type PointCache = ReturnType<typeof createPointCache>;
