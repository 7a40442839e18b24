import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { anyOf, type Db, type Executor, queryRows } from '../../../db/client';
import type { OpenDatabase } from '../../../db/open';
import { findOutOfOrder } from './search.date-order.repository';
import { rowTokens, type TokenRow } from './search.row-tokens';
import { tokenColumns } from './search.row-tokens.query';
import { chunkRows, listedToken, outOfOrderToken } from './search.tokens.query';
import { addWordBitmaps, findWordPlaces } from './search.words.repository';

/** Any number; one process seals at a time. */
const advisoryLock = 716_151_014;
/** Rows read and bitmaps written at a time; other requests are served in between. */
const readRows = 100;
/** Rows whose places are found before the event loop serves others. */
const rowsAtOnce = 5;
const wordsAtOnce = 200;
const writtenBitmaps = 100;
/** Rows that a bulk writer writes between two seals. Every search checks each unsealed row individually. */
export const bulkRows = 1000;
/** The same while no other connection queries the database: larger seals take less time per row. Changed rows count twice towards `unsealedMax`. */
export const bulkRowsAlone = 4000;
/** Rows of one transaction: the embedded database serves nobody while it runs. */
const embeddedBatch = 4000;
/** A chunk is compacted when fewer than one in `keptShare` of its rows are left: rows that move are no longer in date order. */
const keptShare = 16;
const chunk = sql.raw(String(chunkRows));
const listed = sql.raw(String(listedToken));

/** The places of the rows that have a token, by chunk and token. */
type Places = Map<number, Map<number, number[]>>;
type PlacesOfToken = { tokenId: number; chunk: number; places: readonly number[] };

const listOf = (all: Places): PlacesOfToken[] =>
  [...all].flatMap(([inChunk, byToken]) => [...byToken].map(([tokenId, places]) => ({ tokenId, chunk: inChunk, places })));

function addPlace(all: Places, tokenId: number, ord: number): void {
  const inChunk = Math.floor(ord / chunkRows);
  const byToken = all.get(inChunk) ?? new Map<number, number[]>();
  if (byToken.size === 0) all.set(inChunk, byToken);
  const places = byToken.get(tokenId);
  if (places) places.push(ord % chunkRows);
  else byToken.set(tokenId, [ord % chunkRows]);
}

/** A bitmap from its first byte to its last one in hex, and the index of its first bit: rows sealed together are adjacent. */
function bitsAround(places: readonly number[]): { first: number; hex: string } {
  let [low, high] = [chunkRows, 0];
  for (const place of places) {
    if (place < low) low = place;
    if (place > high) high = place;
  }
  const start = low >> 3;
  const bytes = Buffer.alloc((high >> 3) - start + 1);
  // The first bit of a bit string is the highest of its first byte.
  for (const place of places) bytes[(place >> 3) - start] = (bytes[(place >> 3) - start] ?? 0) | (0x80 >> (place & 7));
  return { first: start * 8, hex: `x${bytes.toString('hex')}` };
}

/** Bitmaps as four parameters, however many: a table given (tok, chunk, bits). */
function asTable(all: readonly PlacesOfToken[]) {
  const list = (values: (string | number)[]): string => `{${values.join(',')}}`;
  const parts = all.map(({ places }) => bitsAround(places));
  return sql`(select given.tok, given.chunk, overlay(0::bit(${chunk})::bit varying placing given.hex::bit varying from given.first + 1) as bits
    from unnest(${list(all.map(({ tokenId }) => tokenId))}::int[], ${list(all.map((part) => part.chunk))}::int[],
      ${list(parts.map(({ first }) => first))}::int[], ${list(parts.map(({ hex }) => hex))}::text[]) as given(tok, chunk, first, hex)) given`;
}

async function readPlaces(tx: Executor, ids: readonly number[]): Promise<Places> {
  const all: Places = new Map();
  for (let start = 0; start < ids.length; start += readRows) {
    const rows = await queryRows<TokenRow>(
      tx,
      sql`select ${tokenColumns} from statement_search r where r.id = ${anyOf(ids.slice(start, start + readRows))}`,
    );
    for (const [index, row] of rows.entries()) {
      if (index % rowsAtOnce === 0) await setImmediate();
      for (const tokenId of rowTokens(row)) addPlace(all, tokenId, row.ord);
    }
  }
  return all;
}

async function writeBitmaps(tx: Executor, places: Places): Promise<void> {
  const all = listOf(places);
  for (let start = 0; start < all.length; start += writtenBitmaps)
    await tx.execute(sql`insert into search_bits (tok, chunk, bits)
      select tok, chunk, bits from ${asTable(all.slice(start, start + writtenBitmaps))}
      on conflict (tok, chunk) do update set bits = search_bits.bits | excluded.bits`);
}

/** Makes the next place the first of a chunk. */
export async function beginChunk(tx: Executor): Promise<void> {
  await tx.execute(
    sql`select setval('statement_search_ord', (last_value / ${chunk} + 1) * ${chunk} - 1) from statement_search_ord where is_called`,
  );
}

/** Clears the bits of places that rows have left. */
async function clearDead(tx: Executor, ords: readonly number[]): Promise<void> {
  if (ords.length === 0) return;
  const left: Places = new Map();
  for (const ord of ords) addPlace(left, listedToken, ord);
  await tx.execute(sql`update search_bits b set bits = b.bits & ~given.bits
    from ${asTable(listOf(left))} where b.tok = given.tok and b.chunk = given.chunk`);
}

async function sealRows(tx: Executor, ids: readonly number[]): Promise<void> {
  // Rows that are older than the bitmaps have no place yet.
  await tx.execute(
    sql`update statement_search set ord = nextval('statement_search_ord') where id = ${anyOf(ids)} and ord is null`,
  );
  const places = await readPlaces(tx, ids);
  for (const [index, { tokenId, ords }] of (await findWordPlaces(tx, ids)).entries()) {
    if (index % wordsAtOnce === 0) await setImmediate();
    for (const ord of ords.split(',')) addPlace(places, tokenId, Number(ord));
  }
  for (const ord of await findOutOfOrder(tx, ids)) addPlace(places, outOfOrderToken, ord);
  await writeBitmaps(tx, places);
}

/**
 * Marks rows as about to change or leave: their bits no longer count, and their new rows are counted one by one. Call it before the rows
 * are written, in the same transaction: a seal that has begun ends first.
 */
export async function unsealRows(tx: Executor, ids: readonly number[]): Promise<void> {
  // One order for all writers, so that no two of them wait for each other.
  const sorted = ids.toSorted((a, b) => a - b);
  await tx.execute(sql`insert into search_tail (id) select distinct id from unnest(${`{${sorted.join(',')}}`}::int[]) given(id) order by id
    on conflict (id) do update set id = excluded.id`);
  await tx.execute(sql`insert into search_dead (ord) select ord from statement_search where id = ${anyOf(ids)} and ord is not null
    on conflict do nothing`);
}

/**
 * Moves rows from the tail into the bitmaps, in one transaction. Rows that are being written are left for the next seal.
 * @returns how many were moved; null while another process seals
 */
async function sealBatch(tx: Executor, limit: number): Promise<number | null> {
  const [lock] = await queryRows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${advisoryLock}) as taken`);
  if (!lock?.taken) return null;
  const dead = await queryRows<{ ord: number }>(
    tx,
    sql`delete from search_dead where ord in (select ord from search_dead order by ord limit ${limit} for update skip locked) returning ord`,
  );
  await clearDead(
    tx,
    dead.map(({ ord }) => ord),
  );
  const tail = await queryRows<{ id: number }>(
    tx,
    // In the order of their places, which the seal of each batch goes on from. "offset 0" keeps the planner, which cannot estimate how few
    // rows wait, from reading the whole search table.
    sql`delete from search_tail where id in (
      select t.id from search_tail t left join lateral (select ord from statement_search where id = t.id offset 0) r on true
      order by r.ord nulls first limit ${limit} for update of t skip locked)
      returning id`,
  );
  await sealRows(
    tx,
    tail.map(({ id }) => id),
  );
  return tail.length + dead.length;
}

/** Rewrites the bitmaps of all rows. Nobody may read the search table during it, as while a market is loaded. */
export async function rebuildBits(tx: Executor, limit: number): Promise<void> {
  await tx.execute(sql`truncate search_bits, search_tail, search_dead, search_words`);
  await addWordBitmaps(tx);
  const found = await queryRows<{ id: number }>(tx, sql`select id from statement_search order by ord`);
  for (let start = 0; start < found.length; start += limit)
    await sealRows(
      tx,
      found.slice(start, start + limit).map(({ id }) => id),
    );
}

/**
 * Gives the rows of a chunk that most have left new places and deletes the chunk.
 * @returns how many rows moved; null when there is no such chunk
 */
export async function compactChunk(tx: Executor): Promise<number | null> {
  const [lock] = await queryRows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${advisoryLock}) as taken`);
  if (!lock?.taken) return null;
  const [sparse] = await queryRows<{ chunk: number }>(
    tx,
    sql`select chunk from search_bits where tok = ${listed} and bit_count(bits) < ${chunk} / ${keptShare}
      and chunk < (select max(chunk) from search_bits where tok = ${listed}) order by chunk limit 1`,
  );
  if (!sparse) return null;
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select id from statement_search where ord >= ${sparse.chunk} * ${chunk} and ord < (${sparse.chunk} + 1) * ${chunk} order by id`,
  );
  const ids = rows.map(({ id }) => id);
  await unsealRows(tx, ids);
  await tx.execute(sql`update statement_search set ord = nextval('statement_search_ord') where id = ${anyOf(ids)}`);
  await tx.execute(sql`delete from search_bits where chunk = ${sparse.chunk}`);
  await tx.execute(sql`delete from search_tail where id = ${anyOf(ids)}`);
  await sealRows(tx, ids);
  return ids.length;
}

/** A market that was upgraded or has just begun has stems but no bitmaps of them. */
async function learnFirstWords(tx: Executor): Promise<void> {
  const [state] = await queryRows<{ isKnown: boolean }>(tx, sql`select exists (select from search_words) as "isKnown"`);
  if (state?.isKnown) return;
  const [lock] = await queryRows<{ taken: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${advisoryLock}) as taken`);
  if (lock?.taken) await addWordBitmaps(tx);
}

/** Whether at least this many rows are not in the bitmaps as they are now. */
async function isUnsealed(executor: Executor, least: number): Promise<boolean> {
  const [state] = await queryRows<{ unsealed: number }>(
    executor,
    sql`select (select count(*)::int from (select from search_tail limit ${least}) tail)
      + (select count(*)::int from (select from search_dead limit ${least}) dead) as unsealed`,
  );
  return (state?.unsealed ?? 0) >= least;
}

/** Vacuums after a seal. A server analyses on its own, the embedded database never does. Must not run in a transaction. */
async function vacuumBits(db: Db, { kind }: OpenDatabase): Promise<void> {
  await db.execute(
    sql`vacuum ${sql.raw(kind === 'embedded' ? '(analyze)' : '')} search_bits, search_tail, search_dead, search_words`,
  );
}

/**
 * Moves the search rows that were written lately into the bitmaps, and gathers the rows of a chunk that most have left. Readers never wait.
 * @param least fewer unsealed rows than this are left for the next time
 */
export async function sealSearch(database: OpenDatabase, least: number): Promise<{ sealed: number; compacted: number }> {
  const batch = database.kind === 'embedded' ? embeddedBatch : chunkRows;
  return database.withoutTimeouts(async (db) => {
    let sealed = 0;
    await db.transaction(learnFirstWords);
    while (await isUnsealed(db, least)) {
      const moved = await db.transaction((tx) => sealBatch(tx, batch));
      // What is left is being written, or sealed by another process.
      if (!moved) break;
      sealed += moved;
    }
    const compacted = (await db.transaction(compactChunk)) ?? 0;
    if (sealed + compacted > 0) await vacuumBits(db, database);
    return { sealed, compacted };
  });
}
