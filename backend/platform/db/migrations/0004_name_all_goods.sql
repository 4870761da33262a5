-- Statements over many models name them all, so that prices and stock need not wait until everything was read again.
CREATE OR REPLACE FUNCTION note_goods(ids uuid[]) RETURNS void LANGUAGE sql AS $$
	INSERT INTO goods_change (group_id) SELECT id FROM unnest(ids) AS noted (id)
$$;
