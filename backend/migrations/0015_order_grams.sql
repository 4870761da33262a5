-- Written by hand: the functions of the indexes by which operators find orders
-- (docs/decisions/0077-orders-found-by-parts-of-words.md). They name no other function of the shop: while a dump is
-- restored, nothing is found without its schema.
-- Lower case, and «е» for ё. `lower` alone does not suffice, because in some locales it does not change Cyrillic letters.
-- side by side: nothing of the previous version calls it
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT translate(lower(words), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе')
$$;--> statement-breakpoint
-- All parts of three characters of each word, and its first one and first two characters after a space.
-- side by side: nothing of the previous version calls it
CREATE FUNCTION text_grams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(gram), '{}')
	FROM string_to_table(
		translate(lower(words), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯё', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяе'), ' '
	) AS word, LATERAL (
		SELECT ' ' || left(word, 1) AS gram
		UNION ALL
		SELECT substr(' ' || word, place, 3) FROM generate_series(1, length(word) - 1) AS place
	) AS part
	WHERE word <> ''
$$;
