import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { anyOf, type Executor, queryRows } from '../../../db/client';
import { statementSearch } from '../search.table';
import { idAndDeal, rowKinds } from './search.mapping.query';

/** A row as the index stores it, without what it does not have. */
export type SearchDocument = { id: number; [field: string]: unknown };
type RawRow = Record<string, unknown> & { id: number; dealTypeId: number; words: string[] };

const columns = getTableColumns(statementSearch);

const selected = rowKinds.map(([name, kind]) => {
  const column = sql`statement_search.${sql.identifier(columns[name].name)}`;
  if (kind === 'moment') return sql`(extract(epoch from ${column}) * 1000000)::float8 as ${sql.identifier(name)}`;
  if (kind === 'integer' || kind === 'float') return sql`${column}::float8 as ${sql.identifier(name)}`;
  return sql`${column} as ${sql.identifier(name)}`;
});

const query = (which: SQL, tail: SQL): SQL =>
  sql`select ${sql.join(selected, sql`, `)}, coalesce(tsvector_to_array(words), '{}') as words
    from statement_search left join statement_text on statement_text.id = statement_search.id where ${which} ${tail}`;

function toDocument(row: RawRow): SearchDocument {
  const document: Record<string, unknown> = {};
  for (const [name, kind] of rowKinds) {
    const value: unknown = row[name];
    if (value === null || value === undefined || value === false || (kind === 'term' && value === 0)) continue;
    document[name] = kind === 'term' && !Array.isArray(value) ? String(value) : value;
  }
  return { ...document, id: row.id, words: row.words, [idAndDeal.field]: row.id * idAndDeal.factor + row.dealTypeId };
}

/** The rows of these statements that are listed. */
export async function readDocuments(executor: Executor, ids: readonly number[]): Promise<SearchDocument[]> {
  return (await queryRows<RawRow>(executor, query(sql`statement_search.id = ${anyOf(ids)}`, sql``))).map(toDocument);
}

/** The next rows after an id. */
export async function readDocumentsAfter(executor: Executor, id: number, count: number): Promise<SearchDocument[]> {
  const tail = sql`order by statement_search.id limit ${count}`;
  return (await queryRows<RawRow>(executor, query(sql`statement_search.id > ${id}`, tail))).map(toDocument);
}

/** Changes that no remote index has yet, the oldest first; `statementId` is null where all rows were written. */
export const readUnsent = (executor: Executor, count: number) =>
  queryRows<{ id: number; statementId: number | null }>(
    executor,
    sql`select id::float8 as id, statement_id as "statementId" from search_outbox where not is_sent order by search_outbox.id limit ${count}`,
  );

export async function markSent(executor: Executor, lines: readonly number[]): Promise<void> {
  if (lines.length === 0) return;
  await executor.execute(sql`update search_outbox set is_sent = true where id = any(${`{${lines.join(',')}}`}::bigint[])`);
}
