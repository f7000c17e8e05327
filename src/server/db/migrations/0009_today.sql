ALTER TABLE "employees" ADD COLUMN "talked_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "employees_talked" ON "employees" USING btree ("company_id","talked_at" NULLS FIRST,"id") WHERE "employees"."is_active";
--> statement-breakpoint
CREATE FUNCTION "note_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "employees" SET "talked_at" = (
			SELECT max("held_at") FROM "conversations"
			WHERE "company_id" = "employees"."company_id" AND "employee_id" = "employees"."id" AND "deleted_at" IS NULL
		)
		WHERE ("company_id", "id") IN (SELECT "company_id", "employee_id" FROM changed WHERE "held_at" IS NOT NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_conversation_anew"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "employees" SET "talked_at" = (
			SELECT max("held_at") FROM "conversations"
			WHERE "company_id" = "employees"."company_id" AND "employee_id" = "employees"."id" AND "deleted_at" IS NULL
		)
		WHERE ("company_id", "id") IN (
			SELECT now."company_id", now."employee_id" FROM changed AS now JOIN before ON before."id" = now."id"
			WHERE before."held_at" IS DISTINCT FROM now."held_at" OR before."deleted_at" IS DISTINCT FROM now."deleted_at"
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "conversations_noted_in" AFTER INSERT ON "conversations"
	REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_conversation"();
--> statement-breakpoint
CREATE TRIGGER "conversations_noted_anew" AFTER UPDATE ON "conversations"
	REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_conversation_anew"();
--> statement-breakpoint
CREATE TRIGGER "conversations_noted_out" AFTER DELETE ON "conversations"
	REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "note_conversation"();
--> statement-breakpoint
UPDATE "employees" SET "talked_at" = newest."held_at"
	FROM (SELECT "company_id", "employee_id", max("held_at") AS "held_at" FROM "conversations" WHERE "deleted_at" IS NULL GROUP BY 1, 2) AS newest
	WHERE "employees"."company_id" = newest."company_id" AND "employees"."id" = newest."employee_id" AND newest."held_at" IS NOT NULL;
