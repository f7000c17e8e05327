CREATE TABLE "commitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"employee_id" uuid,
	"team_id" uuid,
	"owner" text NOT NULL,
	"owner_name" text,
	"text" text NOT NULL,
	"due_on" date,
	"first_due_on" date,
	"postponed" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"done_at" timestamp with time zone,
	"evidence" text DEFAULT '' NOT NULL,
	"source_kind" text NOT NULL,
	"document_id" uuid,
	"conversation_id" uuid,
	"diary_entry_id" uuid,
	"source_key" text,
	"source_text" text,
	"recurrence" text DEFAULT 'none' NOT NULL,
	"previous_id" uuid,
	"key" uuid,
	"reminded" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commitments_company" UNIQUE("company_id","id"),
	CONSTRAINT "commitments_document_key" UNIQUE("company_id","document_id","source_key"),
	CONSTRAINT "commitments_previous" UNIQUE("company_id","previous_id"),
	CONSTRAINT "commitments_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "commitments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "commitments_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade,
	CONSTRAINT "commitments_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "teams"("company_id","id") ON DELETE SET NULL ("team_id"),
	CONSTRAINT "commitments_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "documents"("company_id","id") ON DELETE SET NULL ("document_id"),
	CONSTRAINT "commitments_diary_fk" FOREIGN KEY ("company_id","diary_entry_id") REFERENCES "diary_entries"("company_id","id") ON DELETE SET NULL ("diary_entry_id")
);
--> statement-breakpoint
CREATE TABLE "commitment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"commitment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commitment_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "commitment_events_commitment_fk" FOREIGN KEY ("company_id","commitment_id") REFERENCES "commitments"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "commitment_settings" (
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"digest" boolean DEFAULT true NOT NULL,
	"feed_token_hash" text,
	"feed_since" timestamp with time zone,
	CONSTRAINT "commitment_settings_company_id_author_id_pk" PRIMARY KEY("company_id","author_id"),
	CONSTRAINT "commitment_settings_feed" UNIQUE("feed_token_hash"),
	CONSTRAINT "commitment_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "commitment_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"week" date NOT NULL,
	"token_hash" text,
	"queued_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commitment_digests_token" UNIQUE("token_hash"),
	CONSTRAINT "commitment_digests_week" UNIQUE("company_id","author_id","week"),
	CONSTRAINT "commitment_digests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "commitment_id" uuid,
	ADD CONSTRAINT "notifications_commitment_fk" FOREIGN KEY ("company_id","commitment_id") REFERENCES "commitments"("company_id","id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "commitment_digests_unsettled" ON "commitment_digests" USING btree ("week","id") WHERE "commitment_digests"."settled_at" is null;
--> statement-breakpoint
CREATE INDEX "commitment_events_commitment" ON "commitment_events" USING btree ("company_id","commitment_id","id");
--> statement-breakpoint
CREATE INDEX "commitments_open" ON "commitments" USING btree ("company_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_open_mine" ON "commitments" USING btree ("company_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null and "commitments"."owner" = 'leader';
--> statement-breakpoint
CREATE INDEX "commitments_open_theirs" ON "commitments" USING btree ("company_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null and "commitments"."owner" <> 'leader';
--> statement-breakpoint
CREATE INDEX "commitments_open_employee" ON "commitments" USING btree ("company_id","employee_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_open_team" ON "commitments" USING btree ("company_id","team_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_untold" ON "commitments" USING btree ("company_id","due_on","id") WHERE "commitments"."state" = 'open' and "commitments"."deleted_at" is null and "commitments"."reminded" < 2;
--> statement-breakpoint
CREATE INDEX "commitments_closed" ON "commitments" USING btree ("company_id","state","done_at","id") WHERE "commitments"."state" <> 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_closed_employee" ON "commitments" USING btree ("company_id","employee_id","state","done_at","id") WHERE "commitments"."state" <> 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_closed_team" ON "commitments" USING btree ("company_id","team_id","state","done_at","id") WHERE "commitments"."state" <> 'open' and "commitments"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "commitments_employee" ON "commitments" USING btree ("company_id","employee_id");
--> statement-breakpoint
CREATE INDEX "commitments_team" ON "commitments" USING btree ("company_id","team_id");
--> statement-breakpoint
CREATE INDEX "commitments_diary_entry" ON "commitments" USING btree ("company_id","diary_entry_id");
--> statement-breakpoint
CREATE INDEX "commitments_deleted" ON "commitments" USING btree ("deleted_at") WHERE "commitments"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "notifications_commitment" ON "notifications" USING btree ("company_id","commitment_id");
