-- Written by hand: while the setting `vitrina.goods_import` holds the id of an import, every change of goods is written to
-- its journal, so that the import can be undone (docs/decisions/0066-undo-of-an-import.md).
-- side by side: does nothing unless the setting is set, which the previous version never does
CREATE FUNCTION write_goods_journal() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	import_id text := current_setting('vitrina.goods_import', true);
	key_of text := CASE TG_TABLE_NAME
		WHEN 'category_group' THEN 'category_id || '' '' || group_id'
		WHEN 'store_stock' THEN 'article_id || '' '' || store_code'
		ELSE 'id::text' END;
BEGIN
	IF coalesce(import_id, '') = '' THEN
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		EXECUTE format('INSERT INTO goods_import_row (import_id, table_name, key, after) SELECT $1, $2, %s, ''{}'' FROM new_rows', key_of)
		USING import_id::integer, TG_TABLE_NAME;
	ELSIF TG_OP = 'DELETE' THEN
		EXECUTE format('INSERT INTO goods_import_row (import_id, table_name, key, before) SELECT $1, $2, %s, to_jsonb(old_rows) FROM old_rows', key_of)
		USING import_id::integer, TG_TABLE_NAME;
	ELSE
		EXECUTE format($journal$
			WITH o AS MATERIALIZED (SELECT %1$s AS key, to_jsonb(old_rows) - 'updated_at' AS body FROM old_rows),
				n AS MATERIALIZED (SELECT %1$s AS key, to_jsonb(new_rows) - 'updated_at' AS body FROM new_rows)
			INSERT INTO goods_import_row (import_id, table_name, key, before, after)
			SELECT $1, $2, key, before, after
			FROM o JOIN n USING (key) CROSS JOIN LATERAL (
				SELECT jsonb_object_agg(k, v) AS before, jsonb_object_agg(k, n.body -> k) AS after
				FROM jsonb_each(o.body) AS part (k, v) WHERE n.body -> k IS DISTINCT FROM v
			) AS changes
			WHERE o.body <> n.body
		$journal$, key_of) USING import_id::integer, TG_TABLE_NAME;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- side by side: the triggers do nothing in writes of the previous version
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['category', 'variant_group', 'category_group', 'variant', 'article', 'store_stock'] LOOP
		EXECUTE format('CREATE TRIGGER journal_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_goods_journal()', noted);
		EXECUTE format('CREATE TRIGGER journal_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION write_goods_journal()', noted);
		EXECUTE format('CREATE TRIGGER journal_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION write_goods_journal()', noted);
	END LOOP;
END $$;
