DROP INDEX "moderation_cases_open_key";--> statement-breakpoint
ALTER TABLE "blocked_words" ADD COLUMN "folded" text NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_words" ADD COLUMN "language" text DEFAULT 'ka' NOT NULL;--> statement-breakpoint
ALTER TABLE "blocked_words" ADD COLUMN "is_severe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "other_id" integer;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "awaits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "hidden_from" text;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_other_id_statements_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_pair_key" ON "moderation_cases" USING btree (least(statement_id, other_id),greatest(statement_id, other_id)) WHERE kind = 'duplicate';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_idx" ON "moderation_cases" USING btree ("weight","created_at") WHERE not is_closed;--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_idx" ON "moderation_cases" USING btree ("decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_key" ON "moderation_cases" USING btree ("statement_id","kind") WHERE not is_closed and kind <> 'duplicate';--> statement-breakpoint
ALTER TABLE "blocked_words" ADD CONSTRAINT "blocked_words_folded_unique" UNIQUE("folded");--> statement-breakpoint
INSERT INTO "moderation_cases" ("statement_id", "kind", "weight", "details", "created_at") SELECT "statement_id", 'report', sum(case "reason" when 'fraud' then 5 when 'sold' then 1 when 'other' then 1 else 2 end)::int, '{}'::jsonb, min("created_at") FROM "statement_reports" WHERE "decision" IS NULL GROUP BY "statement_id";
