import { getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../server/db/client';
import { statementSearch } from '../../server/modules/search/search.table';
import { searchedText } from '../../server/modules/search/search.text.query';

/** A btree cannot answer "contains all of", so the amenities have none. */
const indexedColumns = Object.values(getTableColumns(statementSearch))
  .map(({ name }) => name)
  .filter((name) => name !== 'id' && name !== 'parameters');

/**
 * The schema that a competent newcomer would write: one table with every column that is filtered by, the text that is searched as
 * text, a primary key and one btree for each column.
 */
export async function fillPlainTable(db: Db): Promise<void> {
  await db.execute(sql`create table plain_statements as
    select search.*, ${searchedText} as text from statement_search search
    join statements s on s.id = search.id
    left join cities c on c.id = s.city_id left join districts d on d.id = s.district_id
    left join urbans u on u.id = s.urban_id left join streets st on st.id = s.street_id
    order by search.id`);
  await db.execute(sql`alter table plain_statements add primary key (id)`);
  for (const name of indexedColumns) await db.execute(sql`create index on plain_statements (${sql.identifier(name)})`);
  await db.execute(sql`vacuum analyze plain_statements`);
}
