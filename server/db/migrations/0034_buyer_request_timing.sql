ALTER TABLE "buyer_requests" ADD COLUMN "timing" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_requests" ADD COLUMN "is_phone_hidden" boolean DEFAULT false NOT NULL;