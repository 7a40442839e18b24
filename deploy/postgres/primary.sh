#!/bin/bash
# Runs once, on an empty database: lets the replica read the log, and keeps the log for it in a slot.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator replication login password :'password';
select pg_create_physical_replication_slot('replica_1');
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
