CREATE TABLE "search_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"statement_id" integer,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_search" ADD COLUMN "is_below_top_floor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_outbox_transaction_idx" ON "search_outbox" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "search_outbox_unsent_idx" ON "search_outbox" USING btree ("id") WHERE not is_sent;--> statement-breakpoint
UPDATE "statement_search" SET "is_below_top_floor" = true WHERE "floor" < "total_floors";--> statement-breakpoint
-- Every write of a search row is a line of the outbox, whichever code makes it; a rebuild is one line for all rows.
CREATE FUNCTION announce_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('search.is_rebuilding', true) = 'on' THEN RETURN NULL; END IF;
  INSERT INTO search_outbox (statement_id) SELECT id FROM written;
  PERFORM pg_notify('search', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION announce_all_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_outbox (statement_id) VALUES (NULL);
  PERFORM pg_notify('search', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON statement_search REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_search_rows();--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON statement_search REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_search_rows();--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON statement_search REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_search_rows();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON statement_search
  FOR EACH STATEMENT EXECUTE FUNCTION announce_all_search_rows();
