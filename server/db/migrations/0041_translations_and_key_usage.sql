CREATE TABLE "api_key_days" (
	"api_key_id" integer NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "api_key_days_api_key_id_day_pk" PRIMARY KEY("api_key_id","day")
);
--> statement-breakpoint
CREATE TABLE "statement_translations" (
	"statement_id" integer NOT NULL,
	"language" text NOT NULL,
	"source_language" text NOT NULL,
	"source_hash" text NOT NULL,
	"text" text NOT NULL,
	"provider" text NOT NULL,
	"translated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_translations_statement_id_language_pk" PRIMARY KEY("statement_id","language")
);
--> statement-breakpoint
CREATE TABLE "translation_days" (
	"day" date PRIMARY KEY NOT NULL,
	"characters" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation_progress" (
	"statement_id" integer PRIMARY KEY NOT NULL,
	"comment_hash" text NOT NULL,
	"tries" smallint NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_translations" ADD CONSTRAINT "statement_translations_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_progress" ADD CONSTRAINT "translation_progress_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION notify_translation_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', 'statement ' || coalesce(NEW.statement_id, OLD.statement_id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE ON statement_translations FOR EACH ROW EXECUTE FUNCTION notify_translation_change();
