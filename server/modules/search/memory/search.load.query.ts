import type { FieldSpec, NumberType, Schema } from '@aivani/search-index/schema';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { filterTable } from '@/lib/contracts/statements/filters';
import { statementSearch as rows } from '../search.table';

/** How a column travels: fixed numbers one after the other, or texts, one line a row. */
type Encoding = 'int16' | 'int32' | 'float32' | 'float64' | 'list';
export type LoadedField = { name: string; encoding: Encoding; value: SQL };

const columns: Record<string, PgColumn> = getTableColumns(rows);
/** Not filtered by as a list, but of few values. */
const options = new Set(['vipRank']);
/** Large numbers that no filter of a list names. */
const notSearched = new Set(['id', 'latitude', 'longitude', 'totalFloors']);

const numberTypes: Record<string, NumberType> = {
  smallint: 'int16',
  integer: 'int32',
  real: 'float32',
  bigint: 'float64',
  'timestamp with time zone': 'float64',
};

/** The kind of a column's field: what its filter says, else what its type says. */
function specOf(name: string, column: PgColumn): FieldSpec {
  const filter = filterTable.find((each) => 'field' in each && each.field === name);
  if (column.getSQLType() === 'boolean') return { kind: 'flag' };
  if (filter?.kind === 'option' || filter?.kind === 'options' || filter?.kind === 'key') return { kind: filter.kind };
  if (filter?.kind === 'place') return { kind: name === 'streetId' ? 'key' : 'option' };
  if (options.has(name)) return { kind: 'option' };
  const type = numberTypes[column.getSQLType()];
  if (!type) throw new Error(`statement_search.${column.name} has a type that the index in memory does not know.`);
  return { kind: 'number', type };
}

const columnFields = Object.entries(columns)
  .filter(([name]) => !notSearched.has(name))
  .map(([name, column]) => [name, specOf(name, column)] as const);

export const schema: Schema = {
  mainOrder: 'date',
  fields: { ...Object.fromEntries(columnFields), point: { kind: 'point' }, words: { kind: 'words' } },
};

const senders: Record<Exclude<Encoding, 'list'>, string> = {
  int16: 'int2send',
  int32: 'int4send',
  float32: 'float4send',
  float64: 'float8send',
};

function loadedField(name: string, spec: FieldSpec, column: PgColumn): LoadedField {
  const value = sql`${column}`;
  if (spec.kind === 'options') return { name, encoding: 'list', value: sql`array_to_string(${value}, ' ')` };
  if (spec.kind === 'flag') return { name, encoding: 'int16', value: sql`${value}::int::int2` };
  if (spec.kind === 'option' || spec.kind === 'key') return { name, encoding: 'int32', value: sql`${value}::int4` };
  const type = spec.kind === 'number' ? spec.type : 'float32';
  // Moments are milliseconds, whose fractions keep the microseconds of the database apart.
  if (column.getSQLType().startsWith('timestamp'))
    return { name, encoding: 'float64', value: sql`coalesce((extract(epoch from ${value}) * 1000)::float8, 'NaN')` };
  if (type === 'int16') return { name, encoding: 'int16', value: sql`coalesce(${value}, -32768)::int2` };
  if (type === 'int32') return { name, encoding: 'int32', value: sql`coalesce(${value}::int8, -2147483648)::int4` };
  return { name, encoding: type, value: sql`coalesce(${value}::${sql.raw(type === 'float32' ? 'float4' : 'float8')}, 'NaN')` };
}

/** What is read of each row, in the order of the columns of `loadQuery`. */
export const loadedFields: readonly LoadedField[] = [
  { name: 'id', encoding: 'int32', value: sql`${rows.id}` },
  ...columnFields.map(([name, spec]) => loadedField(name, spec, columns[name] as PgColumn)),
  { name: 'latitude', encoding: 'float32', value: sql`coalesce(${rows.latitude}, 'NaN')` },
  { name: 'longitude', encoding: 'float32', value: sql`coalesce(${rows.longitude}, 'NaN')` },
  // The words are quoted and have no positions.
  {
    name: 'words',
    encoding: 'list',
    value: sql`coalesce((select words::text from statement_text where statement_text.id = ${rows.id}), '')`,
  },
];

const aggregate = ({ encoding, value }: LoadedField): SQL =>
  encoding === 'list' ? sql`string_agg(${value}, E'\n')` : sql`string_agg(${sql.raw(senders[encoding])}(${value}), ''::bytea)`;

/** What chooses rows, in the order in which they are read. */
const chosen = (which: SQL): SQL => sql`(select * from ${rows} where ${which}) ${rows}`;

/** The next rows in the main order of the index, after a moment as text and an id. */
export const rowsAfter = (date: string, id: number, count: number): SQL =>
  sql`(${rows.date}, ${rows.id}) > (${date}::timestamptz, ${id}) order by ${rows.date}, ${rows.id} limit ${count}`;

/**
 * Rows by column: numbers as bytes, texts as lines. All columns are aggregated in one scan, so that they have the same order of rows.
 * @returns a query of one row; `lastDate` is the latest moment
 */
export function loadQuery(which: SQL): SQL {
  const named = loadedFields.map((field, index) => sql`${aggregate(field)} as ${sql.identifier(`c${index}`)}`);
  return sql`select ${sql.join(named, sql`, `)}, max(${rows.date})::text as "lastDate" from ${chosen(which)}`;
}
