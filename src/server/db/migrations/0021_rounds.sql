CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"closes_on" date NOT NULL,
	"closed_at" timestamp with time zone,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rounds_company" UNIQUE("company_id","id"),
	CONSTRAINT "rounds_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "rounds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "round_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"reminder_hash" text,
	"reminded_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "round_people_token" UNIQUE("token_hash"),
	CONSTRAINT "round_people_reminder" UNIQUE("reminder_hash"),
	CONSTRAINT "round_people_once" UNIQUE("company_id","round_id","employee_id"),
	CONSTRAINT "round_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "round_people_round_fk" FOREIGN KEY ("company_id","round_id") REFERENCES "rounds"("company_id","id") ON DELETE cascade,
	CONSTRAINT "round_people_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "round_people_employee" ON "round_people" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "round_people_answered" ON "round_people" USING btree ("company_id","employee_id","answered_at","round_id") WHERE "round_people"."answered_at" is not null;
