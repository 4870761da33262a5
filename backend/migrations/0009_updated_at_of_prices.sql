-- Written by hand: a statement that changes the prices of many sizes writes their colours once. The trigger for each size
-- ran the triggers of its colour each time, which took most of the time of a price list.
-- side by side: the same rows get the same values, also in statements of the previous version
DROP TRIGGER keep_updated_at_of_prices ON article;--> statement-breakpoint
-- side by side: the same rows get the same values, also in statements of the previous version
CREATE OR REPLACE FUNCTION keep_updated_at_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Executed, so that it is planned for the rows of each statement: a plan for few rows takes minutes for many.
	EXECUTE 'UPDATE variant SET updated_at = now() WHERE id IN (
		SELECT n.variant_id FROM new_rows n JOIN old_rows o USING (id)
		WHERE (n.price, n.price_before) IS DISTINCT FROM (o.price, o.price_before)
	)';
	RETURN NULL;
END $$;--> statement-breakpoint
-- side by side: the same rows get the same values, also in statements of the previous version
CREATE TRIGGER keep_updated_at_of_prices AFTER UPDATE ON article
	REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION keep_updated_at_of_prices();
