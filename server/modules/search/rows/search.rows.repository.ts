import { setImmediate } from 'node:timers/promises';
import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import { anyOf, type Db, type Executor, queryRows } from '../../../db/client';
import { statementChanges, statementSearch, statementText } from '../search.table';
import { stemsIn } from '../search.terms';
import { metroDistanceM, stationTable } from './search.metro.query';
import { searchedText } from './search.text.query';

type SearchColumn = keyof InferSelectModel<typeof statementSearch>;

/** Each column of a search row, from a statement `s` and its owner `owner`. */
const values: Record<SearchColumn, SQL> = {
  id: sql`s.id`,
  date: sql`s.date`,
  createdAt: sql`s.created_at`,
  userId: sql`s.user_id`,
  agencyId: sql`coalesce(owner.agency_id, case when owner.type_id = 3 then owner.id end, 0)`,
  projectId: sql`coalesce(s.project_id, 0)`,
  streetId: sql`coalesce(s.street_id, 0)`,
  cityId: sql`s.city_id`,
  districtId: sql`coalesce(s.district_id, 0)`,
  urbanId: sql`coalesce(s.urban_id, 0)`,
  metroStationId: sql`coalesce(s.metro_station_id, 0)`,
  metroDistanceM,
  priceGelMinor: sql`case when s.price_type_id <> 1 and s.currency_id <> 2 then s.price_gel_minor end`,
  priceUsdMinor: sql`case when s.price_type_id <> 1 and s.currency_id = 2 then s.price_usd_minor end`,
  // Nights are not compared by the square metre.
  squarePriceGelMinor: sql`case when s.price_type_id <> 1 and s.currency_id <> 2 and s.deal_type_id <> 7 then s.square_price_gel_minor end`,
  squarePriceUsdMinor: sql`case when s.price_type_id <> 1 and s.currency_id = 2 and s.deal_type_id <> 7 then s.square_price_usd_minor end`,
  areaSqm: sql`s.area_sqm::real`,
  latitude: sql`s.latitude::real`,
  longitude: sql`s.longitude::real`,
  dealTypeId: sql`s.deal_type_id`,
  realEstateTypeId: sql`s.real_estate_type_id`,
  priceTypeId: sql`s.price_type_id`,
  areaTypeId: sql`s.area_type_id`,
  ownerTypeId: sql`coalesce(owner.type_id, 1)`,
  statusId: sql`coalesce(s.status_id, 0)`,
  conditionId: sql`coalesce(s.condition_id, 0)`,
  projectTypeId: sql`coalesce(s.project_type_id, 0)`,
  roomTypeId: sql`coalesce(s.room_type_id, 0)`,
  bedroomTypeId: sql`coalesce(s.bedroom_type_id, 0)`,
  bathroomTypeId: sql`coalesce(s.bathroom_type_id, 0)`,
  livingRoomTypeId: sql`coalesce(s.living_room_type_id, 0)`,
  hotWaterTypeId: sql`coalesce(s.hot_water_type_id, 0)`,
  heatingTypeId: sql`coalesce(s.heating_type_id, 0)`,
  parkingTypeId: sql`coalesce(s.parking_type_id, 0)`,
  storeroomTypeId: sql`coalesce(s.storeroom_type_id, 0)`,
  materialTypeId: sql`coalesce(s.material_type_id, 0)`,
  doorWindowTypeId: sql`coalesce(s.door_window_type_id, 0)`,
  buildYearId: sql`coalesce(s.build_year_id, 0)`,
  dailyRentTypeId: sql`coalesce(s.daily_rent_type_id, 0)`,
  rentTypeId: sql`coalesce(s.rent_type_id, 0)`,
  leaseTypeId: sql`coalesce(s.lease_type_id, 0)`,
  leaseContractTypeId: sql`coalesce(s.lease_contract_type_id, 0)`,
  floor: sql`s.floor`,
  totalFloors: sql`s.total_floors`,
  isBelowTopFloor: sql`coalesce(s.floor < s.total_floors, false)`,
  heightCm: sql`s.height_cm`,
  vipRank: sql`case s.vip_id when 1 then 1 when 3 then 2 when 4 then 3 else 0 end`,
  vipUntil: sql`s.vip_until`,
  with3d: sql`coalesce(s.tour_url, '') <> ''`,
  withPicture: sql`jsonb_array_length(s.images) > 0`,
  isAuction: sql`s.is_auction`,
  hasBalcony: sql`coalesce(s.balconies, 0) > 0 or coalesce(s.balcony_area_sqm, 0) > 0`,
  hasLoggia: sql`coalesce(s.loggia_area_sqm, 0) > 0`,
  hasPorch: sql`coalesce(s.porch_area_sqm, 0) > 0`,
  hasCadastralCode: sql`coalesce(s.cadastral_code, '') <> ''`,
  canBeExchanged: sql`s.can_be_exchanged`,
  parameters: sql`s.parameters`,
};

const entries = Object.entries(values) as [SearchColumn, SQL][];
const columns = getTableColumns(statementSearch);
const columnNames = sql.join(
  entries.map(([name]) => sql.identifier(columns[name].name)),
  sql`, `,
);
const expressions = sql.join(
  entries.map(([, value]) => value),
  sql`, `,
);

/** Writes the search rows of the active statements that `which` picks; the table must not contain them yet. */
async function insertRows(executor: Executor, which: SQL): Promise<void> {
  await executor.execute(sql`insert into statement_search (${columnNames})
    select ${expressions} from statements s left join users owner on owner.id = s.user_id
    left join ${stationTable} on station.id = s.metro_station_id where s.state = 'active' and ${which} order by s.date, s.id`);
}

/** Texts that are in memory at once. */
const textsAtOnce = 2000;

/** Writes the words of the active statements that `which` picks; the table must not contain them yet. */
async function insertTexts(executor: Executor, which: SQL): Promise<void> {
  const texts = await queryRows<{ id: number; line: string }>(
    executor,
    sql`select s.id, ${searchedText} as line from statements s
      left join cities c on c.id = s.city_id left join districts d on d.id = s.district_id
      left join urbans u on u.id = s.urban_id left join streets st on st.id = s.street_id and st.status = 'approved'
      where s.state = 'active' and ${which}`,
  );
  if (texts.length === 0) return;
  const ids = texts.map(({ id }) => id);
  const vectors: string[] = [];
  for (const { line } of texts) {
    // Stems are letters and digits: nothing of them has to be escaped.
    vectors.push(`"${stemsIn(line).join(' ')}"`);
    // Lets the event loop serve requests in between.
    await setImmediate();
  }
  await executor.execute(sql`insert into statement_text (id, words)
    select id, words::tsvector from unnest(${`{${ids.join(',')}}`}::int[], ${`{${vectors.join(',')}}`}::text[]) as given (id, words)`);
}

async function insertAllTexts(executor: Executor): Promise<void> {
  let after = 0;
  for (;;) {
    const [part] = await queryRows<{ last: number | null }>(
      executor,
      sql`select max(id) as last from (select id from statement_search where id > ${after} order by id limit ${textsAtOnce}) part`,
    );
    if (typeof part?.last !== 'number') return;
    await insertTexts(executor, sql`s.id > ${after} and s.id <= ${part.last}`);
    after = part.last;
  }
}

async function deleteRows(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.delete(statementSearch).where(sql`id = ${anyOf(ids)}`);
  await executor.delete(statementText).where(sql`id = ${anyOf(ids)}`);
}

/** Removes statements from every list. Call it in the transaction that writes them. */
export async function removeStatements(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.transaction(async (tx) => {
    await deleteRows(tx, ids);
  });
}

/** Makes lists show the rank of the tier that runs on a statement. Call it in the transaction that writes the statement. */
export async function setSearchTier(executor: Executor, id: number, vipRank: number, vipUntil: Date | null): Promise<void> {
  await executor.transaction(async (tx) => {
    await tx.update(statementSearch).set({ vipRank, vipUntil }).where(sql`${statementSearch.id} = ${id}`);
  });
}

/**
 * Makes lists show statements as they are now stored: active ones appear or change, all others leave. Saved searches are compared with them
 * afterwards.
 * Call it in the transaction that writes the statement.
 */
export async function indexStatements(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.transaction(async (tx) => {
    await deleteRows(tx, ids);
    await insertRows(tx, sql`s.id = ${anyOf(ids)}`);
    await insertTexts(tx, sql`s.id = ${anyOf(ids)}`);
    // Never waits for a match: a queued change that a match works on may be older than this one, so it is queued again.
    await tx.execute(sql`with queued as (select statement_id from ${statementChanges} where statement_id = ${anyOf(ids)} for update skip locked)
      insert into ${statementChanges} (statement_id) select id from unnest(${`{${ids.join(',')}}`}::int[]) id
      where id not in (select statement_id from queued)`);
  });
}

/** Fills an empty table without its indexes, which are made of its rows afterwards: several times faster than row by row. Unique ones stay. */
async function fillWithoutIndexes(tx: Executor, table: 'statement_search' | 'statement_text', fill: () => Promise<void>) {
  const indexes = await queryRows<{ name: string; definition: string }>(
    tx,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = ${table} and indexdef not like 'CREATE UNIQUE %'`,
  );
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
}

/** Rebuilds the search tables from all statements; bulk loads end with it. */
export async function rebuildSearch(executor: Executor): Promise<void> {
  await executor.transaction(async (tx) => {
    // One line of the outbox for all rows, which the truncation writes.
    await tx.execute(sql`set local search.is_rebuilding = 'on'`);
    await tx.execute(sql`truncate statement_search, statement_text`);
    await fillWithoutIndexes(tx, 'statement_search', () => insertRows(tx, sql`true`));
    await fillWithoutIndexes(tx, 'statement_text', () => insertAllTexts(tx));
    await tx.execute(sql`analyze statement_search, statement_text`);
  });
}

/**
 * Marks the pages of freshly rebuilt search tables as visible to all, so that counts read the indexes alone. A server does it in
 * the background sooner or later, the embedded database never. Not for a transaction.
 */
export async function vacuumSearch(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) statement_search, statement_text`);
}
