import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema';
import { personalDataRules } from './personal-data.query';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const nameOf = (table: PgTable, column: PgColumn): string => `${getTableName(table)}.${column.name}`;
const namesPerson =
  /^((user|owner|author|sender|agent|agency|broker|buyer|payer|company|developer|actor)_id|(added|created|updated)_by)$/;

/** Columns that name members of the staff, whose accounts are not deleted, or nobody. */
const others = [
  'lead_marks.updated_by',
  'blocked_words.created_by',
  'prices.created_by',
  'promo_codes.created_by',
  'staff_members.user_id',
  'staff_totps.user_id',
  'chat_presence.staff_user_id',
  'user_bans.created_by',
  // Copies in the search row, which leaves with its statement.
  'statement_search.agency_id',
];

describe('the rules of personal data', () => {
  const ruled = new Set(personalDataRules.map(({ table, column }) => nameOf(table, column)));

  it('say of every column that names a person what happens to its rows', () => {
    const naming = tables.flatMap((table) => {
      const referring = getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference();
        return getTableName(foreignTable) === 'users' ? columns.map(({ name }) => name) : [];
      });
      return Object.values(getTableColumns(table))
        .filter((column) => namesPerson.test(column.name) || referring.includes(column.name))
        .map((column) => nameOf(table, column));
    });
    expect(naming.filter((name) => !ruled.has(name) && !others.includes(name))).toEqual([]);
    expect(others.filter((name) => !naming.includes(name))).toEqual([]);
  });

  it('hide only columns that exist, and no file contains a hash or a token', () => {
    for (const { table, file, hidden = [] } of personalDataRules) {
      const names = Object.keys(getTableColumns(table));
      expect(
        hidden.filter((name) => !names.includes(name)),
        getTableName(table),
      ).toEqual([]);
      if (file === undefined) continue;
      const secrets = names.filter((name) => /hash|token|secret|password/i.test(name) && !hidden.includes(name));
      expect(secrets, file).toEqual([]);
    }
  });
});
