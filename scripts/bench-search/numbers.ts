import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../server/db/client';
import { statementSearch } from '../../server/modules/search/search.table';

/** A search row as the engines outside the database are given it: numbers, and the ids of its amenities. */
export type NumberRow = { values: (number | null)[]; parameters: number[] };

const momentNames = ['date', 'created_at', 'vip_until'];
const columns = Object.values(getTableColumns(statementSearch)).filter(({ name }) => !['ord', 'parameters'].includes(name));

/** Columns of a search row in the order of its values: booleans are 0 and 1, moments milliseconds since 1970. */
export const numberColumns: { name: string; kind: 'moment' | 'boolean' | 'money' | 'real' | 'whole' }[] = columns.map(
  (column) => {
    const type = column.getSQLType();
    const kinds = { boolean: 'boolean', bigint: 'money', real: 'real' } as const;
    const kind = momentNames.includes(column.name) ? 'moment' : (kinds[type as keyof typeof kinds] ?? 'whole');
    return { name: column.name, kind };
  },
);

const batchRows = 20_000;

const asNumber = ({ name, kind }: (typeof numberColumns)[number]): SQL => {
  const column = sql.identifier(name);
  if (kind === 'moment') return sql`round(extract(epoch from ${column}) * 1000)::float8`;
  return kind === 'boolean' ? sql`${column}::int::float8` : sql`${column}::float8`;
};

/** Every row of the plain schema, a part at a time, so that a million of them are never in memory twice. */
export async function* readNumbers(executor: Executor): AsyncGenerator<NumberRow[]> {
  const selected = sql.join(numberColumns.map(asNumber), sql`, `);
  let last = 0;
  for (;;) {
    const found = await queryRows<{ id: number; values: (number | null)[]; parameters: number[] }>(
      executor,
      sql`select id, array[${selected}] as values, parameters from plain_statements where id > ${last} order by id limit ${batchRows}`,
    );
    if (found.length === 0) return;
    yield found;
    last = found.at(-1)?.id ?? last;
  }
}
