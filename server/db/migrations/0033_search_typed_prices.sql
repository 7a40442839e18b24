-- Rows of lists keep the price that its owner typed; the other currency's is converted by each query.
UPDATE "statement_search" r SET
	"price_gel_minor" = CASE WHEN s."currency_id" <> 2 THEN r."price_gel_minor" END,
	"price_usd_minor" = CASE WHEN s."currency_id" = 2 THEN r."price_usd_minor" END,
	"square_price_gel_minor" = CASE WHEN s."currency_id" <> 2 THEN r."square_price_gel_minor" END,
	"square_price_usd_minor" = CASE WHEN s."currency_id" = 2 THEN r."square_price_usd_minor" END
FROM "statements" s WHERE s."id" = r."id";--> statement-breakpoint
-- The bitmaps gain the price per square metre: every row is sealed again.
DELETE FROM "search_bits";--> statement-breakpoint
DELETE FROM "search_dead";--> statement-breakpoint
INSERT INTO "search_tail" ("id") SELECT "id" FROM "statement_search" ON CONFLICT DO NOTHING;
