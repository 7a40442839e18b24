ALTER TABLE "search_bits" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_dead" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_tail" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "search_words" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "search_bits" CASCADE;--> statement-breakpoint
DROP TABLE "search_dead" CASCADE;--> statement-breakpoint
DROP TABLE "search_tail" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
DROP INDEX "statement_search_ord_idx";--> statement-breakpoint
DROP INDEX "statement_search_vip_idx";--> statement-breakpoint
CREATE INDEX "statement_search_vip_idx" ON "statement_search" USING btree ("vip_rank","id") WHERE vip_rank > 0;--> statement-breakpoint
ALTER TABLE "statement_search" DROP COLUMN "ord";--> statement-breakpoint
DROP SEQUENCE "public"."statement_search_ord";