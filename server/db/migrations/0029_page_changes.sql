-- Guests' pages are cached in every process (server/entry/page-cache.ts). Each commit that changes what they show notifies the processes:
-- 'search', 'site', or the one statement.
CREATE FUNCTION notify_page_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION notify_statement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages', 'statement ' || OLD.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON statement_search FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('search');--> statement-breakpoint
-- A view or a revealed number is no change of the page.
CREATE TRIGGER page_changes AFTER UPDATE ON statements FOR EACH ROW WHEN (OLD.views = NEW.views AND OLD.phone_reveals = NEW.phone_reveals) EXECUTE FUNCTION notify_statement_change();--> statement-breakpoint
CREATE TRIGGER page_removals AFTER DELETE ON statements FOR EACH ROW EXECUTE FUNCTION notify_statement_change();--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currencies FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON badges FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON footer_links FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON nav_entries FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON group_companies FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON prices FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON raters FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON service_forms FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_pages FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_progress FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_plans FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_offers FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_flats FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banks FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dictionary_options FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON filter_sections FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON streets FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON urbans FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');--> statement-breakpoint
CREATE TRIGGER page_changes AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON districts FOR EACH STATEMENT EXECUTE FUNCTION notify_page_change('site');
