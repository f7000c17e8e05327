ALTER TABLE "employees" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "phone" text;--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"key" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"file_name" text NOT NULL,
	"sheets" jsonb,
	"mapping" jsonb,
	"counts" jsonb,
	"rejected" jsonb,
	"new_team_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_imports_company_id" UNIQUE("company_id","id"),
	CONSTRAINT "people_imports_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "people_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "imported_people" (
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "imported_people_company_id_import_id_employee_id_pk" PRIMARY KEY("company_id","import_id","employee_id"),
	CONSTRAINT "imported_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "imported_people_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "people_imports"("company_id","id") ON DELETE cascade,
	CONSTRAINT "imported_people_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "people_imports_done" ON "people_imports" USING btree ("company_id","done_at","id");--> statement-breakpoint
CREATE INDEX "people_imports_age" ON "people_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imported_people_employee" ON "imported_people" USING btree ("company_id","employee_id");
