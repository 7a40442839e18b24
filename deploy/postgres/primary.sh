#!/bin/bash
# Runs once, on an empty database: lets the replica stream the WAL, which a replication slot retains for it.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set password="$REPLICATION_PASSWORD" <<'SQL'
create role replicator replication login password :'password';
select pg_create_physical_replication_slot('replica_1');
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
