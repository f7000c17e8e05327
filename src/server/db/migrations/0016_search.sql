-- The words of a text as they are looked for: stemmed as Portuguese, without case and accents, each behind a prefix (whose
-- it is, and what it stands in). It asks for no extension. Of a text the beginning, of an endless word too.
CREATE FUNCTION "search_keys"("prefix" text, "body" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
DECLARE
	plain text := lower(left("body", 20000));
	sign text;
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
	plain := strip(to_tsvector('pg_catalog.portuguese', plain))::text;
	RETURN regexp_replace(normalize(replace(' ' || plain, ' ''', ' ''' || "prefix"), NFD), '[\u0300-\u036f]+', '', 'g')::tsvector;
END $$;--> statement-breakpoint
-- Whose words they are: the end of its id, which tells companies apart well enough; rows are held against the whole id.
CREATE FUNCTION "search_owner"("company" uuid) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT right("company"::text, 8)
$$;--> statement-breakpoint
-- The month, as a word: what is newest is found without the rest.
CREATE FUNCTION "search_month"("company" uuid, "kind" text, "at" timestamp with time zone) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_to_tsvector(ARRAY[search_owner("company") || "kind" || '@' || to_char("at" AT TIME ZONE 'UTC', 'YYYYMM')])
$$;--> statement-breakpoint
CREATE FUNCTION "search_document_words"("company" uuid, "title" text, "content" jsonb, "at" timestamp with time zone) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
	RETURN search_keys(search_owner("company") || 'D', "title")
		|| search_keys(search_owner("company") || 'd', "title" || ' ' || coalesce((SELECT string_agg(texts.value #>> '{}', ' ')
			FROM jsonb_path_query("content", 'strict $.** ? (@.type() == "string")') AS texts (value)), ''))
		|| search_month("company", 'd', "at");
END $$;--> statement-breakpoint
CREATE FUNCTION "search_plain_words"("company" uuid, "kind" text, "body" text, "at" timestamp with time zone) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
	RETURN search_keys(search_owner("company") || "kind", "body") || search_month("company", "kind", "at");
END $$;--> statement-breakpoint
-- Rows short enough to be read by the hundred thousand: their words lie beside them.
CREATE TABLE "search_texts" (
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"employee_id" uuid,
	"team_id" uuid,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_texts_company_id_kind_item_id_pk" PRIMARY KEY("company_id","kind","item_id"),
	CONSTRAINT "search_texts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action
) WITH (toast_tuple_target = 128);--> statement-breakpoint
CREATE INDEX "search_texts_words" ON "search_texts" USING gin ("words") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE TABLE "search_fills" (
	"kind" text PRIMARY KEY NOT NULL,
	"down_to" uuid NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL
);--> statement-breakpoint
INSERT INTO "search_fills" ("kind", "down_to") SELECT unnest(ARRAY['d', 'n', 'c', 'p']), 'ffffffff-ffff-ffff-ffff-ffffffffffff';--> statement-breakpoint
-- A parameter for each column: one of the type of the row would hold its table where it is partitioned.
CREATE FUNCTION "search_put"("company" uuid, "kind" text, "item" uuid, "at" timestamp with time zone, "state" text, "employee" uuid, "team" uuid, "words" tsvector)
RETURNS void LANGUAGE sql AS $$
	INSERT INTO "search_texts" ("company_id", "kind", "item_id", "at", "state", "employee_id", "team_id", "words")
		VALUES ("company", "kind", "item", "at", "state", "employee", "team", "words")
		ON CONFLICT ("company_id", "kind", "item_id") DO UPDATE SET "state" = excluded."state", "employee_id" = excluded."employee_id",
			"team_id" = excluded."team_id", "words" = excluded."words"
$$;--> statement-breakpoint
CREATE FUNCTION "search_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_put(NEW."company_id", 'd', NEW."id", NEW."created_at", NEW."type", NEW."employee_id", NEW."team_id",
		search_document_words(NEW."company_id", NEW."title", NEW."content", NEW."created_at"));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_moved_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "search_texts" SET "employee_id" = NEW."employee_id", "team_id" = NEW."team_id"
		WHERE "company_id" = NEW."company_id" AND "kind" = 'd' AND "item_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM search_put(NEW."company_id", 'p', NEW."id", NEW."created_at", CASE WHEN NEW."is_active" THEN 'active' ELSE 'inactive' END, NEW."id", NULL,
		search_plain_words(NEW."company_id", 'p', NEW."name" || ' ' || NEW."position", NEW."created_at"));
	RETURN NULL;
END $$;--> statement-breakpoint
-- What is marked as deleted is not found; the deletion can be taken back.
CREATE FUNCTION "search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."deleted_at" IS NULL THEN
		PERFORM search_put(NEW."company_id", 'n', NEW."id", NEW."date", '', NULL, NULL,
			search_plain_words(NEW."company_id", 'n', NEW."description", NEW."date"));
	ELSE
		DELETE FROM "search_texts" WHERE "company_id" = NEW."company_id" AND "kind" = 'n' AND "item_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_commitment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."deleted_at" IS NULL THEN
		PERFORM search_put(NEW."company_id", 'c', NEW."id", NEW."created_at", NEW."state", NEW."employee_id", NEW."team_id",
			search_plain_words(NEW."company_id", 'c', NEW."text" || ' ' || NEW."evidence", NEW."created_at"));
	ELSE
		DELETE FROM "search_texts" WHERE "company_id" = NEW."company_id" AND "kind" = 'c' AND "item_id" = NEW."id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_gone"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_texts" AS texts USING "gone"
		WHERE texts."company_id" = gone."company_id" AND texts."kind" = TG_ARGV[0] AND texts."item_id" = gone."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "documents_search_in" AFTER INSERT ON "documents" FOR EACH ROW EXECUTE FUNCTION "search_document"();--> statement-breakpoint
CREATE TRIGGER "documents_search_edited" AFTER UPDATE OF "title", "content" ON "documents" FOR EACH ROW
	WHEN (OLD."title" IS DISTINCT FROM NEW."title" OR OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION "search_document"();--> statement-breakpoint
CREATE TRIGGER "documents_search_moved" AFTER UPDATE OF "employee_id", "team_id" ON "documents" FOR EACH ROW
	WHEN (OLD."employee_id" IS DISTINCT FROM NEW."employee_id" OR OLD."team_id" IS DISTINCT FROM NEW."team_id") EXECUTE FUNCTION "search_moved_document"();--> statement-breakpoint
CREATE TRIGGER "documents_search_out" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "search_gone"('d');--> statement-breakpoint
CREATE TRIGGER "diary_entries_search_in" AFTER INSERT ON "diary_entries" FOR EACH ROW EXECUTE FUNCTION "search_entry"();--> statement-breakpoint
CREATE TRIGGER "diary_entries_search_edited" AFTER UPDATE OF "description", "deleted_at" ON "diary_entries" FOR EACH ROW
	WHEN (OLD."description" IS DISTINCT FROM NEW."description" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "search_entry"();--> statement-breakpoint
CREATE TRIGGER "diary_entries_search_out" AFTER DELETE ON "diary_entries" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "search_gone"('n');--> statement-breakpoint
CREATE TRIGGER "commitments_search_in" AFTER INSERT ON "commitments" FOR EACH ROW EXECUTE FUNCTION "search_commitment"();--> statement-breakpoint
CREATE TRIGGER "commitments_search_edited" AFTER UPDATE OF "text", "evidence", "state", "employee_id", "team_id", "deleted_at" ON "commitments" FOR EACH ROW
	WHEN (OLD."text" IS DISTINCT FROM NEW."text" OR OLD."evidence" IS DISTINCT FROM NEW."evidence" OR OLD."state" IS DISTINCT FROM NEW."state" OR OLD."employee_id" IS DISTINCT FROM NEW."employee_id" OR OLD."team_id" IS DISTINCT FROM NEW."team_id" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at") EXECUTE FUNCTION "search_commitment"();--> statement-breakpoint
CREATE TRIGGER "commitments_search_out" AFTER DELETE ON "commitments" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "search_gone"('c');--> statement-breakpoint
CREATE TRIGGER "employees_search_in" AFTER INSERT ON "employees" FOR EACH ROW EXECUTE FUNCTION "search_person"();--> statement-breakpoint
CREATE TRIGGER "employees_search_edited" AFTER UPDATE OF "name", "position", "is_active" ON "employees" FOR EACH ROW
	WHEN (OLD."name" IS DISTINCT FROM NEW."name" OR OLD."position" IS DISTINCT FROM NEW."position" OR OLD."is_active" IS DISTINCT FROM NEW."is_active") EXECUTE FUNCTION "search_person"();--> statement-breakpoint
CREATE TRIGGER "employees_search_out" AFTER DELETE ON "employees" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "search_gone"('p');
