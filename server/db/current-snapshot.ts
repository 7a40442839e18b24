import { sql } from 'drizzle-orm';

/**
 * Text of the current snapshot with the start time of the server. Queries with the same text see the same rows, because each writing transaction
 * changes it when it ends. Null in a transaction that has written, since the snapshot does not cover its own rows, and on replicas, whose snapshots
 * omit running transactions.
 */
export const currentSnapshot = sql`case when not pg_is_in_recovery() and pg_current_xact_id_if_assigned() is null
  then concat_ws(' ', pg_current_snapshot(), pg_postmaster_start_time()) end`;
