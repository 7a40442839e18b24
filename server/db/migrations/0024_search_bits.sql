CREATE SEQUENCE "public"."statement_search_ord" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "search_bits" (
	"tok" integer NOT NULL,
	"chunk" integer NOT NULL,
	"bits" bit varying NOT NULL,
	CONSTRAINT "search_bits_tok_chunk_pk" PRIMARY KEY("tok","chunk")
);
--> statement-breakpoint
CREATE TABLE "search_dead" (
	"ord" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_tail" (
	"id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_search" ADD COLUMN "ord" integer;--> statement-breakpoint
ALTER TABLE "statement_search" ALTER COLUMN "ord" SET DEFAULT nextval('statement_search_ord');--> statement-breakpoint
ALTER TABLE "search_bits" ALTER COLUMN "bits" SET STORAGE PLAIN;--> statement-breakpoint
INSERT INTO "search_tail" ("id") SELECT "id" FROM "statement_search";
