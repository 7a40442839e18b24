-- A station counts as near up to a walk of 20 minutes, 1,261.5 metres of a straight line; it was 1,100.
CREATE TEMPORARY TABLE "near_station" AS
SELECT DISTINCT ON (s."id") s."id", n."station_id", n."metres" FROM "statements" s
CROSS JOIN LATERAL (
	SELECT station.id AS "station_id", 111320 * sqrt(power(s."latitude" - station.lat, 2) + power((s."longitude" - station.lng) * cos(radians(s."latitude")), 2)) AS "metres"
	FROM (VALUES (1, 41.722825::float8, 44.718511::float8), (2, 41.724034::float8, 44.730853::float8), (3, 41.725486::float8, 44.745341::float8), (4, 41.727279::float8, 44.76384::float8), (5, 41.720349::float8, 44.776643::float8), (6, 41.726412::float8, 44.787661::float8), (7, 41.722543::float8, 44.797769::float8), (8, 41.691822::float8, 44.870737::float8), (9, 41.685484::float8, 44.854465::float8), (10, 41.686625::float8, 44.839963::float8), (11, 41.687995::float8, 44.826233::float8), (12, 41.692259::float8, 44.815841::float8), (13, 41.694525::float8, 44.800563::float8), (14, 41.703497::float8, 44.789647::float8), (15, 41.709594::float8, 44.796875::float8), (16, 41.733404::float8, 44.796426::float8), (17, 41.74294::float8, 44.784045::float8), (18, 41.749452::float8, 44.779994::float8), (19, 41.764974::float8, 44.78996::float8), (20, 41.775765::float8, 44.79558::float8), (21, 41.784058::float8, 44.799918::float8), (22, 41.791056::float8, 44.814998::float8), (23, 41.722578::float8, 44.796442::float8)) AS station (id, lat, lng)
) n
WHERE s."metro_station_id" IS NULL AND n."metres" <= 1261.5384
ORDER BY s."id", n."metres";--> statement-breakpoint
UPDATE "statements" s SET "metro_station_id" = n."station_id" FROM "near_station" n WHERE n."id" = s."id";--> statement-breakpoint
INSERT INTO "search_tail" ("id") SELECT r."id" FROM "statement_search" r JOIN "near_station" n USING ("id") ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "search_dead" ("ord") SELECT r."ord" FROM "statement_search" r JOIN "near_station" n USING ("id") WHERE r."ord" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "statement_search" r SET "metro_station_id" = n."station_id", "metro_distance_m" = round(n."metres")::int, "ord" = nextval('statement_search_ord')
FROM "near_station" n WHERE n."id" = r."id";--> statement-breakpoint
DROP TABLE "near_station";--> statement-breakpoint
-- A saved walk to chosen stations is looked up under every statement: another station may be the nearest one.
CREATE TEMPORARY TABLE "walk_search" AS
SELECT "id" FROM "saved_searches"
WHERE "filters" ? 'metro_minutes_to' AND jsonb_array_length(coalesce("filters" -> 'metro_station_ids', '[]')) > 0;--> statement-breakpoint
DELETE FROM "saved_search_keys" k USING "walk_search" w WHERE w."id" = k."search_id";--> statement-breakpoint
INSERT INTO "saved_search_keys" ("key", "search_id") SELECT '*/*/*/*', "id" FROM "walk_search";--> statement-breakpoint
DROP TABLE "walk_search";
