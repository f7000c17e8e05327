ALTER TABLE "diary_entries" ADD COLUMN "key" uuid;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "diary_mentions" ADD COLUMN "chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The words of a text without case and accents, each behind its company: one index serves everybody, and a company pays
-- for its own words. It asks for no extension. PL/pgSQL and a high cost, so that the planner takes the index and does not read along.
CREATE FUNCTION "diary_words"("company" uuid, "text" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
	plain text := lower(regexp_replace(normalize("text", NFD), '[\u0300-\u036f]+', '', 'g'));
BEGIN
	-- Of an endless word the beginning: seldom, and then word by word.
	IF plain ~ '\S{41}' THEN
		RETURN array_to_tsvector(ARRAY(SELECT DISTINCT "company" || ':' || left(word, 40) FROM regexp_split_to_table(
			plain, '[^a-z0-9\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+') AS word WHERE word <> ''));
	END IF;
	RETURN array_to_tsvector(array_remove(array_remove(string_to_array(regexp_replace(' ' || plain,
		'[^a-z0-9\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+', ' ' || "company" || ':', 'g'), ' '), ''), "company" || ':'));
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_author_key" ON "diary_entries" USING btree ("company_id","author_id","key");--> statement-breakpoint
CREATE INDEX "diary_entries_words" ON "diary_entries" USING gin (diary_words("company_id", "description")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "diary_entries_deleted" ON "diary_entries" USING btree ("deleted_at") WHERE "diary_entries"."deleted_at" is not null;
