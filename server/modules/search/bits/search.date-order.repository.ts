import { sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { chunkRows, listedToken, outOfOrderToken } from './search.tokens.query';

const chunk = sql.raw(String(chunkRows));
const [listed, outOfOrder] = [sql.raw(String(listedToken)), sql.raw(String(outOfOrderToken))];

type DatedRow = { ord: number; id: number; micros: number };
const datedColumns = sql.raw(`r.ord, r.id, (extract(epoch from r.date) * 1000000)::float8 as micros`);
const isLater = (a: DatedRow, b: DatedRow): boolean =>
  a.ord > b.ord && (a.micros > b.micros || (a.micros === b.micros && a.id > b.id));

/** The last sealed row whose place is that of its date. */
async function findLastInOrder(tx: Executor): Promise<DatedRow | undefined> {
  const [last] = await queryRows<DatedRow>(
    tx,
    sql`select ${datedColumns} from statement_search r
      where r.ord < (select (max(chunk) + 1) * ${chunk} from search_bits where tok = ${listed})
        and exists (select from search_bits l where l.tok = ${listed} and l.chunk = r.ord / ${chunk} and get_bit(l.bits, r.ord % ${chunk}) = 1)
        and not exists (select from search_bits o where o.tok = ${outOfOrder} and o.chunk = r.ord / ${chunk} and get_bit(o.bits, r.ord % ${chunk}) = 1)
      order by r.ord desc limit 1`,
  );
  return last;
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
