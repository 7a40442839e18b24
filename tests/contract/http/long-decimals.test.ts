import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queryRows } from '@/server/db/client';
import { readableAddresses } from '../../factories/readable-addresses';
import { insertStaff } from '../../factories/staff';
import { useApi } from '../../setup/api';

const api = useApi();

/** The columns of areas. */
const areaColumns = sql`select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = 'public' and data_type = 'double precision' and column_name like '%area%'`;

it('no response contains the error of a binary fraction: areas have at most two decimals, whatever is stored', async () => {
  const staff = await insertStaff(api.db, 'admin');
  const rows = await queryRows<{ table: string; column: string }>(api.db, areaColumns);
  expect(rows.length).toBeGreaterThan(10);
  for (const { table, column } of rows)
    await api.db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 88.30000000000001`);
  const [statement] = await queryRows<{ id: number; uuid: string; user_id: number }>(
    api.db,
    sql`select id, uuid, user_id from statements where state = 'active' and real_estate_type_id = 1 order by id limit 1`,
  );
  if (!statement) throw new Error('The seed has an active apartment.');
  const addresses = await readableAddresses(api, { statement, userId: statement.user_id });
  const found: string[] = [];
  let areas = 0;
  for (const address of addresses) {
    const { body } = await api.call(address, { headers: { ...staff.headers, 'x-client-address': address } });
    const text = JSON.stringify(body);
    const long = text.match(/"\w+":-?\d+\.\d{8,}/g) ?? [];
    found.push(...long.filter((one) => !/"(lat|lng|latitude|longitude)"/.test(one)).map((one) => `${address}: ${one}`));
    areas += text.split(':88.3').length - 1;
  }
  expect(found).toEqual([]);
  expect(areas).toBeGreaterThan(20);
});
