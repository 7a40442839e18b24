ALTER TABLE "estimates" ADD COLUMN "comparables_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "comparables" jsonb DEFAULT '[]'::jsonb NOT NULL;