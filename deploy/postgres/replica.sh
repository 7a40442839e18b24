#!/bin/bash
# Copies the primary at the first start, then follows it.
set -euo pipefail
mkdir -p "$PGDATA"
chown -R postgres:postgres "$PGDATA"
chmod 700 "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until gosu postgres pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA" --slot=replica_1 \
    --wal-method=stream --write-recovery-conf --checkpoint=fast; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
fi
exec gosu postgres postgres -c hot_standby=on -c hot_standby_feedback=on -c max_standby_streaming_delay=5s
