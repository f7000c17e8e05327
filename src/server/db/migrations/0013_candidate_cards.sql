CREATE TABLE "candidate_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conclusion" text DEFAULT '' NOT NULL,
	"recommendation" text,
	"key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_cards_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "candidate_cards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "candidate_cards_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "candidate_cards_document" ON "candidate_cards" USING btree ("company_id","document_id","id");--> statement-breakpoint
CREATE INDEX "candidate_cards_kept" ON "candidate_cards" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "candidate_cards_deleted" ON "candidate_cards" USING btree ("deleted_at") WHERE "candidate_cards"."deleted_at" is not null;
