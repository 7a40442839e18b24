ALTER TABLE "exchange_rates" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "ended_at" timestamp with time zone;