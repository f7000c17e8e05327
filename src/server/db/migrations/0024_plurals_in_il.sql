-- A plural in -il that the stemmer takes for a form of another word ('fáceis' for one of 'faço', 'gentis' of 'gente') is kept under its
-- singular as well. Letters are named: which of them are parts of a word is not the same on every database.
CREATE OR REPLACE FUNCTION "search_keys"("prefix" text, "body" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
	plain text := lower(left("body", 20000));
	sign text;
	singulars text;
BEGIN
	IF plain ~ '[\u0300-\u036f]' THEN
		plain := normalize(plain, NFC);
	END IF;
	IF plain ~ '\S{41}' THEN
		plain := regexp_replace(plain, '([^\s/.@<&_+-]{40})[^\s/.@<&_+-]*', '\1 ', 'g');
	END IF;
	-- Without the signs of which the parser makes addresses, paths, tags and numbers: 'loja/caixa' is two words.
	FOREACH sign IN ARRAY ARRAY['/', '.', '@', '<', '&', '_', '+', '-'] LOOP
		plain := replace(plain, sign, ' ');
	END LOOP;
	SELECT string_agg(coalesce(plural[1], plural[2]) || 'il', ' ') INTO singulars FROM regexp_matches(plain,
		'(?:^|[^a-záàâãéêíóôõúüç0-9])(?:(f[aá]c|[aá]g|fr[aá]g|d[oó]c|d[eé]b|f[uú]t|est[eé]r|t[eê]xt|m[ií]ss|r[eé]pt|proj[eé]t|f[oó]ss|t[aá]t|retr[aá]t)eis|(barr|gent|host|serv|quadr|vir|estudant|febr|pern|vin|cant|cov)is)(?![a-záàâãéêíóôõúüç0-9])', 'g') AS plural;
	plain := concat_ws(' ', plain, singulars);
	plain := strip(to_tsvector('pg_catalog.portuguese', plain))::text;
	RETURN regexp_replace(normalize(replace(' ' || plain, ' ''', ' ''' || "prefix"), NFD), '[\u0300-\u036f]+', '', 'g')::tsvector;
END $$;--> statement-breakpoint
-- What is there is indexed once more, in the background: until then it is found as before.
UPDATE "search_fills" SET "down_to" = 'ffffffff-ffff-ffff-ffff-ffffffffffff', "is_whole" = false;
