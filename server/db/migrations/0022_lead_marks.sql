CREATE TABLE "lead_marks" (
	"kind" text NOT NULL,
	"lead_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_at" timestamp with time zone,
	"updated_by" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_marks_kind_lead_id_pk" PRIMARY KEY("kind","lead_id")
);
