CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"moments" bigint[] NOT NULL,
	"wait_seconds" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expiry_idx" ON "rate_limits" USING btree ("expires_at");