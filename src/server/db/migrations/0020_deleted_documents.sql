CREATE TABLE "deleted_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"employee_id" uuid,
	"table_name" text NOT NULL,
	"row" jsonb NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "deleted_documents_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "deleted_documents_document" ON "deleted_documents" USING btree ("company_id","document_id","table_name");--> statement-breakpoint
CREATE INDEX "deleted_documents_employee" ON "deleted_documents" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "deleted_documents_deleted" ON "deleted_documents" USING btree ("deleted_at");
