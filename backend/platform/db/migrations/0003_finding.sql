CREATE TABLE "former_address" (
	"path" text PRIMARY KEY NOT NULL,
	"has_moved" boolean NOT NULL,
	"variant_id" uuid,
	"category_id" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" xid8 DEFAULT pg_current_xact_id() NOT NULL,
	"group_id" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"article_id" uuid NOT NULL,
	"store_code" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_article_id_store_code_pk" PRIMARY KEY("article_id","store_code"),
	CONSTRAINT "store_stock_quantity" CHECK ("store_stock"."quantity" > 0)
);
--> statement-breakpoint
DROP INDEX "variant_words";--> statement-breakpoint
DROP INDEX "variant_group_words";--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_group" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_code_store_code_fk" FOREIGN KEY ("store_code") REFERENCES "public"."store"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_change_xid" ON "goods_change" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "store_stock" USING btree ("store_code");--> statement-breakpoint
ALTER TABLE "category" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "variant" DROP COLUMN "words";--> statement-breakpoint
ALTER TABLE "variant_group" DROP COLUMN "words";--> statement-breakpoint
-- When pages of goods changed. Popularity moves all the time and is no part of a page.
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (to_jsonb(NEW) - 'popularity' - 'updated_at') IS DISTINCT FROM (to_jsonb(OLD) - 'popularity' - 'updated_at') THEN
		NEW.updated_at := now();
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON variant FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
CREATE TRIGGER keep_updated_at BEFORE UPDATE ON variant_group FOR EACH ROW EXECUTE FUNCTION keep_updated_at();--> statement-breakpoint
-- Which models a statement changed. The transition tables are called old_rows and new_rows.
CREATE FUNCTION note_goods(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO goods_change (group_id)
	SELECT CASE WHEN cardinality(ids) > 1000 THEN NULL ELSE id END
	FROM unnest(CASE WHEN cardinality(ids) > 1000 THEN ARRAY[NULL]::uuid[] ELSE ids END) AS noted (id)
$$;--> statement-breakpoint
CREATE FUNCTION note_goods_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids uuid[] := '{}';
	rows_of text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
		WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
		ELSE 'SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows' END;
	groups_of text := CASE TG_TABLE_NAME
		WHEN 'variant_group' THEN 'SELECT id FROM changed'
		WHEN 'variant' THEN 'SELECT group_id FROM changed'
		WHEN 'category_group' THEN 'SELECT group_id FROM changed'
		WHEN 'article' THEN 'SELECT group_id FROM variant WHERE id IN (SELECT variant_id FROM changed)'
		WHEN 'store_stock' THEN 'SELECT group_id FROM variant WHERE id IN (SELECT variant_id FROM article WHERE id IN (SELECT article_id FROM changed))' END;
BEGIN
	IF groups_of IS NULL THEN
		INSERT INTO goods_change (group_id) VALUES (NULL);
	ELSE
		EXECUTE format('WITH changed AS (%s) SELECT array(%s)', rows_of, groups_of) INTO ids;
		PERFORM note_goods(array(SELECT DISTINCT unnest(ids)));
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE noted text;
BEGIN
	FOREACH noted IN ARRAY ARRAY['variant_group', 'variant', 'article', 'category_group', 'store_stock', 'category', 'store'] LOOP
		EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
		EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
		EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_goods_change()', noted);
	END LOOP;
END $$;--> statement-breakpoint
-- Addresses that lead nowhere any more.
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'variant_group' THEN
		-- Before its colours are deleted with it: afterwards nobody knows where they stood.
		INSERT INTO former_address (path, has_moved, variant_id, category_id)
		SELECT '/product/' || product_url, false, id, OLD.category_id FROM variant WHERE group_id = OLD.id
		ON CONFLICT (path) DO UPDATE SET has_moved = false, variant_id = EXCLUDED.variant_id, category_id = EXCLUDED.category_id, changed_at = now();
	ELSIF TG_TABLE_NAME = 'variant' THEN
		INSERT INTO former_address (path, has_moved, variant_id, category_id)
		SELECT '/product/' || OLD.product_url, TG_OP = 'UPDATE', OLD.id, category_id FROM variant_group WHERE id = OLD.group_id
		ON CONFLICT (path) DO UPDATE SET has_moved = EXCLUDED.has_moved, variant_id = EXCLUDED.variant_id, category_id = EXCLUDED.category_id, changed_at = now();
	ELSE
		INSERT INTO former_address (path, has_moved, category_id)
		VALUES ('/' || OLD.path, TG_OP = 'UPDATE', CASE TG_OP WHEN 'UPDATE' THEN OLD.id ELSE OLD.parent_id END)
		ON CONFLICT (path) DO UPDATE SET has_moved = EXCLUDED.has_moved, variant_id = NULL, category_id = EXCLUDED.category_id, changed_at = now();
	END IF;
	RETURN CASE TG_OP WHEN 'UPDATE' THEN NEW ELSE OLD END;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON variant_group FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON variant FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_moved BEFORE UPDATE OF product_url ON variant FOR EACH ROW WHEN (OLD.product_url IS DISTINCT FROM NEW.product_url) EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_deleted BEFORE DELETE ON category FOR EACH ROW EXECUTE FUNCTION keep_former_address();--> statement-breakpoint
CREATE TRIGGER keep_address_of_moved BEFORE UPDATE OF path ON category FOR EACH ROW WHEN (OLD.path IS DISTINCT FROM NEW.path) EXECUTE FUNCTION keep_former_address();
