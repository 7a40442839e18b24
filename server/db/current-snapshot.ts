import { sql } from 'drizzle-orm';

/**
 * Names what a statement sees: two statements with the same text see the same rows of every table, because each transaction that writes changes the
 * text when it ends. Null in a transaction that has written itself, whose own rows the snapshot does not show, and on replicas, whose snapshots leave
 * out the transactions that still run. The start of the server distinguishes servers that have replaced one another.
 */
export const currentSnapshot = sql`case when not pg_is_in_recovery() and pg_current_xact_id_if_assigned() is null
  then concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time()) end`;
