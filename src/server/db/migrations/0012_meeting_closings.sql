CREATE TABLE "meeting_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"decisions" text DEFAULT '' NOT NULL,
	"next_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_closings_document" UNIQUE("company_id","document_id","author_id"),
	CONSTRAINT "meeting_closings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "meeting_closings_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE cascade
);
