import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isEditable, statementStates } from '@/lib/domain/statement/status-machine';
import { anyOf, type Executor, queryRows } from '../db/client';
import { statements } from '../modules/statements/statements.table';
import type { ImportedStatement } from './row/row';

type Name = keyof ImportedStatement & keyof typeof statements.$inferSelect;
const table = getTableColumns(statements);
const stored = (name: Name): SQL => sql`s.${sql.identifier(table[name].name)}`;
const given = (name: Name): SQL => sql`staged.${sql.identifier(table[name].name)}`;
const anyPart = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Identity and dates of the listing: a later row does not change them. */
const fixed: readonly Name[] = [
  'source',
  'sourceKey',
  'userId',
  'state',
  'dealTypeId',
  'realEstateTypeId',
  'durationId',
  'createdAt',
  'date',
  'expiresAt',
];
/** Fields of the address: they are replaced together. */
const placeNames: readonly Name[] = [
  'cityId',
  'districtId',
  'urbanId',
  'streetId',
  'streetNumber',
  'addressText',
  'latitude',
  'longitude',
  'metroStationId',
];
const priceNames: readonly Name[] = [
  'priceTypeId',
  'currencyId',
  'priceGelMinor',
  'priceUsdMinor',
  'squarePriceGelMinor',
  'squarePriceUsdMinor',
];

/** An empty field of a row changes nothing: the owner may have filled it in. */
const contradicts = (name: Name): SQL => sql`(${given(name)} is not null and ${given(name)} is distinct from ${stored(name)})`;
const isMoved = anyPart(placeNames.map(contradicts));
const positionNames: readonly Name[] = ['latitude', 'longitude', 'metroStationId'];
const isRenamed = anyPart(placeNames.filter((name) => !positionNames.includes(name)).map(contradicts));

/** Another area, by more than a new measurement or a balcony explains. */
const isOfOtherArea = sql`abs(s.area_sqm - staged.area_sqm) > 0.1 * greatest(s.area_sqm, staged.area_sqm)`;
/** Another place, as far as both name one. */
const isElsewhere = sql`coalesce(s.city_id <> staged.city_id or s.district_id <> staged.district_id or s.urban_id <> staged.urban_id
  or s.street_id <> staged.street_id, false)`;
/** Ids are used again: for a source, place and area together are what a home is. */
const isOtherHome = sql`(${isElsewhere} and ${isOfOtherArea})`;
const isSamePair = sql`(s.deal_type_id, s.real_estate_type_id) = (staged.deal_type_id, staged.real_estate_type_id)`;

/** Whether the asking price changed; a new exchange rate alone does not count. */
const isRepriced = sql`((s.price_type_id, s.currency_id) is distinct from (staged.price_type_id, staged.currency_id)
  or case when s.currency_id = 2 then s.price_usd_minor is distinct from staged.price_usd_minor
    else s.price_gel_minor is distinct from staged.price_gel_minor end)`;

const mergedComment = sql`(s.comment || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(staged.comment) where value <> '""'))`;
const mergedParameters = sql`case when staged.parameters <@ s.parameters then s.parameters
  else array(select distinct unnest(s.parameters || staged.parameters) order by 1) end`;
const isOtherText = sql`${mergedComment} <> s.comment`;
/** A text whose lines alone are set anew says nothing new. */
const withoutLines = (comment: SQL): SQL => sql`regexp_replace(${comment}::text, '(\\\\n|\\s)+', ' ', 'g')`;
const isReworded = sql`(case when ${isOtherText} then ${withoutLines(mergedComment)} <> ${withoutLines(sql`s.comment`)} else false end)`;

/** The new value of a column of an updated statement. */
function mergedValue(name: Name): SQL {
  if (name === 'comment') return mergedComment;
  if (name === 'parameters') return mergedParameters;
  if (priceNames.includes(name)) return given(name);
  return placeNames.includes(name)
    ? sql`case when ${isMoved} then ${given(name)} else ${stored(name)} end`
    : sql`coalesce(${given(name)}, ${stored(name)})`;
}

/**
 * Outcome for a row whose key is known; `foreign`: another owner's, `moved`: another home, `paired`: another deal or type, `closed`: sold,
 * archived or deleted.
 */
export type KnownRowOutcome = 'unchanged' | 'changed' | 'foreign' | 'moved' | 'paired' | 'closed';
export type KnownRow = { id: number; source: string; sourceKey: string; outcome: KnownRowOutcome; isRepriced: boolean };

const editableStates = sql.raw(
  statementStates
    .filter(isEditable)
    .map((state) => `'${state}'`)
    .join(', '),
);

/** Updates of statements by later rows of a feed. */
export const importChangesRepository = {
  /**
   * Gives the rows that were imported before sources had names to the source that now has their ids. Which source they came from is not
   * stored, so only what is the same home in every respect is taken over.
   */
  nameSources: async (tx: Executor, staging: string): Promise<void> => {
    await tx.execute(sql`update statements s set source = staged.source from ${sql.identifier(staging)} staged
      where s.source = split_part(staged.source, ' ', 1) and s.source <> staged.source and s.source_key = staged.source_key
        and ${isSamePair} and not ${isElsewhere} and not ${isOfOtherArea}
        and not exists (select from statements known where known.source = staged.source and known.source_key = staged.source_key)`);
  },

  /**
   * Keeps the positions of statements whose rows have none: the middle of a street gives way to the pin of an owner, as long as the row names
   * the same place.
   * @param keys of the rows that stand in the middle of their place, as `source_key`
   */
  keepPositions: async (tx: Executor, staging: string, keys: readonly string[]): Promise<void> => {
    await tx.execute(sql`update ${sql.identifier(staging)} staged set latitude = s.latitude, longitude = s.longitude, metro_station_id = s.metro_station_id
      from statements s where s.source = staged.source and s.source_key = staged.source_key and s.latitude is not null
        and staged.source_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)) and not ${isRenamed}`);
  },

  /** The staged rows whose keys are known, locked for the rest of the transaction. @param columns those that were copied */
  lockKnown: async (tx: Executor, staging: string, columns: readonly Column[]): Promise<KnownRow[]> => {
    const others = namesOf(columns).filter((name) => !priceNames.includes(name) && name !== 'comment' && name !== 'parameters');
    const isChanged = anyPart([isRepriced, isOtherText, sql`not staged.parameters <@ s.parameters`, ...others.map(contradicts)]);
    return queryRows<KnownRow>(
      tx,
      sql`select s.id, s.source, s.source_key as "sourceKey", ${isRepriced} as "isRepriced",
          case when s.user_id <> staged.user_id then 'foreign'
            when ${isOtherHome} then 'moved'
            when not ${isSamePair} then 'paired'
            when not ${isChanged} then 'unchanged'
            when s.state not in (${editableStates}) then 'closed' else 'changed' end as outcome
        from ${sql.identifier(staging)} staged join statements s on s.source = staged.source and s.source_key = staged.source_key
        order by s.id for update of s`,
    );
  },

  /**
   * Updates statements from the staged rows, as saving the form does: increments the version, adds a new price to the
   * history, and moves `date` when price or text changed.
   */
  change: async (
    tx: Executor,
    staging: string,
    columns: readonly Column[],
    rows: readonly KnownRow[],
    now: Date,
  ): Promise<void> => {
    const moment = sql`${now.toISOString()}::timestamptz`;
    const values = namesOf(columns).map((name) => sql`${sql.identifier(table[name].name)} = ${mergedValue(name)}`);
    await tx.execute(sql`update statements s set ${sql.join(values, sql`, `)}, version = s.version + 1,
        date = case when ${isRepriced} or ${isReworded} then ${moment} else s.date end
      from ${sql.identifier(staging)} staged
      where s.source = staged.source and s.source_key = staged.source_key and s.id = ${anyOf(rows.map(({ id }) => id))}`);
    const repriced = rows.filter((row) => row.isRepriced).map(({ id }) => id);
    if (repriced.length === 0) return;
    await tx.execute(sql`insert into price_history (statement_id, changed_at, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor)
      select id, ${moment}, currency_id, price_gel_minor, price_usd_minor, square_price_gel_minor, square_price_usd_minor from statements
      where id = ${anyOf(repriced)} order by id`);
  },
};

/** The copied columns that a row may change. */
function namesOf(columns: readonly Column[]): Name[] {
  const names = Object.keys(table) as Name[];
  return names.filter((name) => columns.includes(table[name]) && !fixed.includes(name));
}
