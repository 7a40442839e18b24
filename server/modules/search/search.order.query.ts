import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { minuteMs } from '@/lib/domain/time/duration';
import { priceColumns } from './search.query';
import { statementSearch as rows } from './search.table';

const rotationMs = 10 * minuteMs;

/** How a page is cut from the matching rows: `price` goes first with its priced rows, then with the negotiable ones. */
export type SearchOrder = { by: SQL; price?: { column: PgColumn; isBounded: boolean; negotiableBy: SQL } };

/**
 * The paid strip's order: the highest tier first, inside a tier a shuffle that changes every ten minutes, so that everybody who
 * paid the same stands first as often.
 */
const tierOrder = (now: Date): SQL =>
  sql`${rows.vipRank} desc, hashint4extended(${rows.id}, ${Math.floor(now.getTime() / rotationMs)}::bigint), ${rows.id}`;

/** The order that filters ask for: date descending by default, tiers for `is_vip` without an order of its own; ids part equals. */
export function searchOrder(filters: StatementFilters, now: Date): SearchOrder {
  const direction = sql.raw(filters.sequence === 'asc' ? 'asc' : 'desc');
  const byId = sql`${rows.id} ${direction}`;
  if (filters.is_vip && filters.order_by === undefined) return { by: tierOrder(now) };
  if (filters.order_by !== 'price') {
    const column = filters.order_by === 'created_at' ? rows.createdAt : rows.date;
    return { by: sql`${column} ${direction}, ${byId}` };
  }
  const column = priceColumns(filters.currency_id).total;
  const isBounded = filters.price_from !== undefined || filters.price_to !== undefined;
  return { by: sql`${column} ${direction}, ${byId}`, price: { column, isBounded, negotiableBy: byId } };
}
