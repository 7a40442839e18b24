import { type SQL, sql } from 'drizzle-orm';
import { chosenChunks, isInTail, noBits } from './search.bits.query';
import { type BitExpression, chunkRows, outOfOrderToken } from './search.tokens.query';

/** Bits that are looked through one by one; the others of a chunk are counted in slices of so many. */
const sliceBits = 128;
const slices = chunkRows / sliceBits;
const raw = (value: string | number): SQL => sql.raw(String(value));
const slice = (bits: string): SQL => raw(`substring(${bits} from s.slice * ${sliceBits} + 1 for ${sliceBits})`);
const everySlice = raw(`generate_series(0, ${slices - 1}) s(slice)`);
const everyBit = raw(`generate_series(0, ${sliceBits - 1}) b(bit)`);
const ord = raw(`chunk * ${chunkRows} + slice * ${sliceBits} + bit`);

export type DatePage = { direction: 'asc' | 'desc'; limit: number; offset: number };

/**
 * A page in the order of date and id, as a query of (id). Places follow the dates, so the counts of chunks say where a page lies, however far
 * behind: only its own rows are read. The few rows whose place is not that of their date, and those of the tail, are merged into them.
 * @param condition the plain condition of the same search
 */
export function pageByDate(expression: BitExpression, condition: SQL, { direction, limit, offset }: DatePage): SQL {
  const by = raw(direction);
  return sql`with chosen as materialized (${chosenChunks(expression)}),
    parts as materialized (
      select chosen.chunk, chosen.bits & ~coalesce(late.bits, ${raw(noBits)}) as bits, chosen.bits & late.bits as late
      from chosen left join search_bits late on late.tok = ${raw(outOfOrderToken)} and late.chunk = chosen.chunk),
    late_slices as materialized (
      select chunk, slice, ${slice('late')} as bits from parts cross join ${everySlice} where bit_count(late) > 0),
    late_found as (
      select ${ord} as ord from (select * from late_slices where bit_count(bits) > 0 offset 0) held cross join ${everyBit}
      where get_bit(bits, bit) = 1),
    others as materialized (
      select date, id from statement_search where ord = any(array(select ord from late_found))
      union all select date, id from statement_search where ${condition} and ${isInTail}),
    bounds as materialized (select greatest(0, ${offset}::int - count(*)::int) as low, ${offset + limit}::int as high from others),
    counted as (select chunk, bits, bit_count(bits) as size, sum(bit_count(bits)) over (order by chunk ${by}) as run from parts),
    near as materialized (
      select chunk, bits, run - size as passed from counted, bounds where size > 0 and run > low and run - size < high),
    cut as materialized (select chunk, passed, slice, ${slice('bits')} as bits from near cross join ${everySlice}),
    sliced as (
      select chunk, slice, bits, passed, bit_count(bits) as size, sum(bit_count(bits)) over (partition by chunk order by slice ${by}) as run
      from cut),
    few as materialized (
      select chunk, slice, bits, passed + run - size as passed from sliced, bounds
      where size > 0 and passed + run > low and passed + run - size < high),
    found as (
      select ${ord} as ord, passed + row_number() over (partition by chunk, slice order by bit ${by}) as place
      from few cross join ${everyBit} where get_bit(bits, bit) = 1),
    page as (
      select date, id from statement_search where ord = any(array(select ord from found, bounds where place > low and place <= high))
      union all select date, id from others)
    select id from page order by date ${by}, id ${by} limit ${limit} offset (select ${offset}::int - low from bounds)`;
}
