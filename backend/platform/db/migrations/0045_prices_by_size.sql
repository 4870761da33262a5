ALTER TABLE "article" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "price_before" integer;--> statement-breakpoint
-- side by side: the version before writes neither column
ALTER TABLE "article" ADD CONSTRAINT "article_price" CHECK ("article"."price" > 0);--> statement-breakpoint
-- side by side: the version before writes neither column
ALTER TABLE "article" ADD CONSTRAINT "article_price_before" CHECK ("article"."price_before" is null or ("article"."price" is not null and "article"."price_before" > "article"."price"));--> statement-breakpoint
-- A page shows what its sizes cost, so another price is a change of it, as that of its colour is.
-- side by side: the version before writes neither column
CREATE FUNCTION keep_updated_at_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE variant SET updated_at = now() WHERE id = NEW.variant_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- side by side: the version before writes neither column
CREATE TRIGGER keep_updated_at_of_prices AFTER UPDATE OF price, price_before ON article FOR EACH ROW
	WHEN (OLD.price IS DISTINCT FROM NEW.price OR OLD.price_before IS DISTINCT FROM NEW.price_before)
	EXECUTE FUNCTION keep_updated_at_of_prices();
