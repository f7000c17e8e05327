CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	"comment" text DEFAULT '' NOT NULL,
	"reports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token" UNIQUE("token_hash"),
	CONSTRAINT "shares_company" UNIQUE("company_id","id"),
	CONSTRAINT "shares_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "shares_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE cascade,
	CONSTRAINT "shares_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "share_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "share_events_share_fk" FOREIGN KEY ("company_id","share_id") REFERENCES "shares"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "share_events_share" ON "share_events" USING btree ("company_id","share_id","id");--> statement-breakpoint
CREATE INDEX "shares_document" ON "shares" USING btree ("company_id","document_id","id");--> statement-breakpoint
CREATE INDEX "shares_employee" ON "shares" USING btree ("company_id","employee_id");--> statement-breakpoint
CREATE INDEX "shares_answered" ON "shares" USING btree ("company_id","employee_id","answered_at","id") WHERE "shares"."answered_at" is not null;
