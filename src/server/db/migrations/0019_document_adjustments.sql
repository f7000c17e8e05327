CREATE TABLE "document_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"instruction" text NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_adjustments_key" UNIQUE("company_id","document_id","key"),
	CONSTRAINT "document_adjustments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "document_adjustments_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE cascade
);--> statement-breakpoint
-- What a document cites is found where it stands.
CREATE OR REPLACE FUNCTION "search_document_words"("company" uuid, "title" text, "content" jsonb, "at" timestamp with time zone) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
	RETURN search_keys(search_owner("company") || 'D', "title")
		|| search_keys(search_owner("company") || 'd', "title" || ' ' || coalesce((SELECT string_agg(texts.value #>> '{}', ' ')
			FROM jsonb_path_query(CASE jsonb_typeof("content") WHEN 'object' THEN "content" - 'citations' ELSE "content" END,
				'strict $.** ? (@.type() == "string")') AS texts (value)), ''))
		|| search_month("company", 'd', "at");
END $$;
