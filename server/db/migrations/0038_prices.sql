CREATE TABLE "market_times" (
	"level" text NOT NULL,
	"place_id" integer NOT NULL,
	"deal_type_id" smallint NOT NULL,
	"count" integer NOT NULL,
	"median_days" real,
	"count_before" integer NOT NULL,
	"median_days_before" real,
	CONSTRAINT "market_times_level_place_id_deal_type_id_pk" PRIMARY KEY("level","place_id","deal_type_id")
);
--> statement-breakpoint
CREATE TABLE "price_figures" (
	"level" text NOT NULL,
	"place_id" integer NOT NULL,
	"deal_type_id" smallint NOT NULL,
	"slice" text NOT NULL,
	"key" integer NOT NULL,
	"count" integer NOT NULL,
	"low_gel_minor" bigint NOT NULL,
	"median_gel_minor" bigint NOT NULL,
	"high_gel_minor" bigint NOT NULL,
	"low_usd_minor" bigint NOT NULL,
	"median_usd_minor" bigint NOT NULL,
	"high_usd_minor" bigint NOT NULL,
	"bars_gel" jsonb,
	"bars_usd" jsonb,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_figures_level_place_id_deal_type_id_slice_key_pk" PRIMARY KEY("level","place_id","deal_type_id","slice","key")
);
