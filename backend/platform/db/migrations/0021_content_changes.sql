ALTER TABLE "goods_change" ADD COLUMN "is_content" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What pages show besides goods: processes that keep it in memory, or whole pages, follow these notes as well.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO goods_change (is_content) VALUES (true);
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['content_page', 'size_table', 'city'] LOOP
		EXECUTE format('CREATE TRIGGER note_content AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()', noted);
	END LOOP;
END $$;
