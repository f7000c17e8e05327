CREATE TABLE "development_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"state" text DEFAULT 'in_progress' NOT NULL,
	"closed_at" timestamp with time zone,
	"summary" text DEFAULT '' NOT NULL,
	"is_proposed" boolean DEFAULT false NOT NULL,
	"continues_id" uuid,
	"kept_over_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "development_plans_company" UNIQUE("company_id","id"),
	CONSTRAINT "development_plans_document" UNIQUE("company_id","document_id","author_id"),
	CONSTRAINT "development_plans_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "development_plans_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade,
	CONSTRAINT "development_plans_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "level_checkins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"competency" text NOT NULL,
	"level" integer NOT NULL,
	"evidence" text NOT NULL,
	"key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_checkins_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "level_checkins_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "level_checkins_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade,
	CONSTRAINT "level_checkins_plan_fk" FOREIGN KEY ("company_id","plan_id") REFERENCES "development_plans"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
-- The newest PDI of each person was shown as the one in force, and is. Its id serves the plan too: it sorts by time.
INSERT INTO "development_plans" ("id", "company_id", "author_id", "employee_id", "document_id", "created_at", "updated_at")
SELECT DISTINCT ON ("company_id", "author_id", "employee_id") "id", "company_id", "author_id", "employee_id", "id", "created_at", "created_at"
FROM "documents" WHERE "type" = 'pdi' AND "employee_id" IS NOT NULL
ORDER BY "company_id", "author_id", "employee_id", "id" DESC;
--> statement-breakpoint
CREATE UNIQUE INDEX "development_plans_in_force" ON "development_plans" USING btree ("company_id","author_id","employee_id") WHERE "development_plans"."state" = 'in_progress';
--> statement-breakpoint
CREATE INDEX "development_plans_closed" ON "development_plans" USING btree ("company_id","employee_id","closed_at","id") WHERE "development_plans"."state" = 'closed';
--> statement-breakpoint
CREATE INDEX "development_plans_employee" ON "development_plans" USING btree ("company_id","employee_id","id");
--> statement-breakpoint
CREATE INDEX "level_checkins_employee" ON "level_checkins" USING btree ("company_id","employee_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "level_checkins_plan" ON "level_checkins" USING btree ("company_id","plan_id","id");
--> statement-breakpoint
CREATE INDEX "level_checkins_deleted" ON "level_checkins" USING btree ("deleted_at") WHERE "level_checkins"."deleted_at" is not null;
