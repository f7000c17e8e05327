-- What refers to an entry of the diary needs it; it serves what the plain index did.
CREATE UNIQUE INDEX IF NOT EXISTS "diary_entries_company" ON "diary_entries" USING btree ("company_id","id");
--> statement-breakpoint
DROP INDEX IF EXISTS "diary_entries_company_id";
--> statement-breakpoint
CREATE INDEX "documents_company_employee_created" ON "documents" USING btree ("company_id","employee_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "employees_company_first_name" ON "employees" USING btree ("company_id",split_part(translate(translate(lower("name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'), '-''’', ' '), ' ', 1));
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"planned_on" date,
	"held_at" timestamp with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"agreed" text DEFAULT '' NOT NULL,
	"next_on" date,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_company" UNIQUE("company_id","id"),
	CONSTRAINT "conversations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "conversations_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "talking_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"box" text NOT NULL,
	"text" text NOT NULL,
	"conversation_id" uuid,
	"key" uuid,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talking_points_author_key" UNIQUE("company_id","author_id","key"),
	CONSTRAINT "talking_points_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "talking_points_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade,
	CONSTRAINT "talking_points_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "conversations"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE "diary_mentions" (
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"diary_entry_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_mentions_company_id_diary_entry_id_employee_id_pk" PRIMARY KEY("company_id","diary_entry_id","employee_id"),
	CONSTRAINT "diary_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "diary_mentions_entry_fk" FOREIGN KEY ("company_id","diary_entry_id") REFERENCES "diary_entries"("company_id","id") ON DELETE cascade,
	CONSTRAINT "diary_mentions_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "employees"("company_id","id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_prepared" ON "conversations" USING btree ("company_id","author_id","employee_id") WHERE "conversations"."held_at" is null and "conversations"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "conversations_planned" ON "conversations" USING btree ("company_id","planned_on","id") WHERE "conversations"."held_at" is null and "conversations"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "conversations_employee" ON "conversations" USING btree ("company_id","employee_id","held_at","id");
--> statement-breakpoint
CREATE INDEX "conversations_deleted" ON "conversations" USING btree ("deleted_at") WHERE "conversations"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "talking_points_employee" ON "talking_points" USING btree ("company_id","employee_id","conversation_id","id");
--> statement-breakpoint
CREATE INDEX "talking_points_conversation" ON "talking_points" USING btree ("company_id","conversation_id","id");
--> statement-breakpoint
CREATE INDEX "talking_points_deleted" ON "talking_points" USING btree ("deleted_at") WHERE "talking_points"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "diary_mentions_employee" ON "diary_mentions" USING btree ("company_id","employee_id","at","diary_entry_id");
--> statement-breakpoint
-- Whom the entries of old name, by the rule of `diary/mentions.ts`: a first name that one person bears, or else the whole name.
INSERT INTO "diary_mentions" ("company_id", "author_id", "diary_entry_id", "employee_id", "at")
	SELECT DISTINCT entry."company_id", entry."author_id", entry."id", person."id", entry."date"
	FROM (
		SELECT "company_id", "author_id", "id", "date", regexp_replace(translate(translate(lower("description"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'), '-''’', ' '), '[^a-z0-9]+', ' ', 'g') AS "words"
		FROM "diary_entries"
	) AS entry
	CROSS JOIN LATERAL string_to_table(entry."words", ' ') AS word
	JOIN (
		SELECT "company_id", "id", "key", split_part("key", ' ', 1) AS "first_name",
			count(*) OVER (PARTITION BY "company_id", split_part("key", ' ', 1)) AS "namesakes"
		FROM (
			SELECT "company_id", "id", trim(regexp_replace(translate(translate(lower("name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'), '-''’', ' '), '[^a-z0-9]+', ' ', 'g')) AS "key"
			FROM "employees"
		) AS named
	) AS person ON person."company_id" = entry."company_id" AND person."first_name" = word AND word <> ''
	WHERE person."namesakes" = 1 OR position(' ' || person."key" || ' ' IN ' ' || entry."words" || ' ') > 0;
