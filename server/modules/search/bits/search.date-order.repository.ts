import { sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { type Bitmap, placesBetween, toBitmap } from './search.bitmaps';
import { chunkRows, chunksMax, listedToken, outOfOrderToken } from './search.tokens.query';

const size = sql.raw(String(chunkRows));
const placesAtOnce = 100;
const [listed, outOfOrder] = [sql.raw(String(listedToken)), sql.raw(String(outOfOrderToken))];

type DatedRow = { ord: number; id: number; micros: number };
const datedColumns = sql.raw(`r.ord, r.id, (extract(epoch from r.date) * 1000000)::float8 as micros`);
const isLater = (a: DatedRow, b: DatedRow): boolean =>
  a.ord > b.ord && (a.micros > b.micros || (a.micros === b.micros && a.id > b.id));

/** The last chunk before another that has places in order, and these. */
async function readInOrder(tx: Executor, before: number): Promise<{ chunk: number; places: Bitmap } | undefined> {
  const [found] = await queryRows<{ chunk: number; bits: Uint8Array }>(
    tx,
    sql`select l.chunk, varbit_send(ordered.bits) as bits from search_bits l
      left join search_bits o on o.tok = ${outOfOrder} and o.chunk = l.chunk
      cross join lateral (select l.bits & ~coalesce(o.bits, 0::bit(${size})::bit varying) as bits offset 0) ordered
      where l.tok = ${listed} and l.chunk < ${before}::int and bit_count(ordered.bits) > 0 order by l.chunk desc limit 1`,
  );
  return found && { chunk: found.chunk, places: toBitmap(found.bits) };
}

/** The last sealed row whose place is that of its date. Rows that have left since keep their bits until another seal. */
async function findLastInOrder(tx: Executor): Promise<DatedRow | undefined> {
  for (let part = await readInOrder(tx, chunksMax); part !== undefined; part = await readInOrder(tx, part.chunk)) {
    const { chunk, places } = part;
    for (let passed = 0; ; passed += placesAtOnce) {
      const ords = placesBetween(places, 'desc', passed, passed + placesAtOnce).map((place) => chunk * chunkRows + place);
      if (ords.length === 0) break;
      const [last] = await queryRows<DatedRow>(
        tx,
        sql`select ${datedColumns} from statement_search r where r.ord = ${anyOf(ords)} order by r.ord desc limit 1`,
      );
      if (last) return last;
    }
  }
  return undefined;
}

/** The places, of rows that are being sealed, that are not those of their dates: not later than every row in order before them. */
export async function findOutOfOrder(tx: Executor, ids: readonly number[]): Promise<number[]> {
  let last = await findLastInOrder(tx);
  const rows = await queryRows<DatedRow>(
    tx,
    sql`select ${datedColumns} from statement_search r where r.id = ${anyOf(ids)} order by r.ord`,
  );
  const places: number[] = [];
  for (const row of rows)
    if (last === undefined || isLater(row, last)) last = row;
    else places.push(row.ord);
  return places;
}
