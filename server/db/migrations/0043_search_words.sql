DROP INDEX "statement_search_parameters_idx";--> statement-breakpoint
DROP INDEX "statement_search_metro_idx";--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"tok" integer NOT NULL,
	CONSTRAINT "search_words_tok_unique" UNIQUE("tok")
);--> statement-breakpoint
-- Texts are found by the stems of their words.
UPDATE "statement_text" SET "words" = array_to_tsvector(array(select case when word ~ '^[ა-ჿ]+$' then regexp_replace(regexp_replace(word, '^(.{3,}?)(?:ებისთვის|ისთვის|ებიდან|ებთან|ისკენ|ებში|ებზე|ების|ებით|იდან|იანი|თან|დან|მდე|ებს|ები|ში|ზე|ის|ით|ად|მა|ს)$', '\1'), '^(.{4,})[იაეოუ]$', '\1') when word ~ '^[а-я]+$' then regexp_replace(word, '^(.{3,}?)(?:ыми|ими|ами|ями|ого|его|ому|ему|ией|ой|ей|ая|яя|ое|ее|ые|ие|ый|ий|ую|юю|ом|ем|ым|им|ых|их|ам|ям|ах|ях|ов|ев|ии|ию|ия|а|я|о|е|ы|и|у|ю|ь|й)$', '\1') when word ~ '^[a-z]+$' then regexp_replace(word, '^(.{4,})s$', '\1') else word end from unnest(tsvector_to_array(words)) as word));--> statement-breakpoint
-- Places follow the dates, and the bitmaps gain stems: every row is sealed again.
UPDATE "statement_search" r SET "ord" = o."place" FROM (
	SELECT "id", ((SELECT "last_value" FROM "statement_search_ord") / 32000 + 1) * 32000 - 1 + row_number() OVER (ORDER BY "date", "id") AS "place" FROM "statement_search"
) o WHERE o."id" = r."id";--> statement-breakpoint
SELECT setval('statement_search_ord', (SELECT max("ord") FROM "statement_search")) WHERE EXISTS (SELECT FROM "statement_search");--> statement-breakpoint
DELETE FROM "search_bits";--> statement-breakpoint
DELETE FROM "search_dead";--> statement-breakpoint
INSERT INTO "search_tail" ("id") SELECT "id" FROM "statement_search" ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE INDEX "statement_search_ord_idx" ON "statement_search" USING btree ("ord");
