CREATE TABLE "document_counts" (
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"employee_id" uuid,
	"team_id" uuid,
	"total" integer NOT NULL,
	CONSTRAINT "document_counts_key" UNIQUE NULLS NOT DISTINCT("company_id","type","employee_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "document_months" (
	"company_id" uuid NOT NULL,
	"month" date NOT NULL,
	"type" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "document_months_company_id_month_type_pk" PRIMARY KEY("company_id","month","type")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_employee_id_employees_id_fk";
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "employee_teams" DROP CONSTRAINT "employee_teams_employee_id_employees_id_fk";
--> statement-breakpoint
ALTER TABLE "employee_teams" DROP CONSTRAINT "employee_teams_team_id_teams_id_fk";
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_employee_id_employees_id_fk";
--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_document_id_documents_id_fk";
--> statement-breakpoint
DROP INDEX "documents_company";
--> statement-breakpoint
DROP INDEX "documents_company_created";
--> statement-breakpoint
DROP INDEX "documents_company_employee";
--> statement-breakpoint
DROP INDEX "documents_company_team";
--> statement-breakpoint
DROP INDEX "employees_company_name";
--> statement-breakpoint
DROP INDEX "teams_company_name";
--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "user_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "due_on" date;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "purpose" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "sha256" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "document_id" uuid;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company" UNIQUE("company_id","id");
--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_company_id" UNIQUE("company_id","id");
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_company_id" UNIQUE("company_id","id");
--> statement-breakpoint
ALTER TABLE "document_counts" ADD CONSTRAINT "document_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_months" ADD CONSTRAINT "document_months_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE SET NULL ("team_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_teams" ADD CONSTRAINT "employee_teams_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "employee_teams" ADD CONSTRAINT "employee_teams_team_fk" FOREIGN KEY ("company_id","team_id") REFERENCES "public"."teams"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_employee_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."documents"("company_id","id") ON DELETE SET NULL ("document_id") ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_document_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."documents"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "audit_events_user" ON "audit_events" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "documents_company_employee_type" ON "documents" USING btree ("company_id","employee_id","type","id");
--> statement-breakpoint
CREATE INDEX "documents_company_team_type" ON "documents" USING btree ("company_id","team_id","type","id");
--> statement-breakpoint
CREATE INDEX "documents_company_due" ON "documents" USING btree ("company_id","due_on") WHERE "documents"."due_on" is not null;
--> statement-breakpoint
CREATE INDEX "generations_document" ON "generations" USING btree ("company_id","document_id");
--> statement-breakpoint
CREATE INDEX "notifications_document" ON "notifications" USING btree ("company_id","document_id");
--> statement-breakpoint
CREATE INDEX "documents_company_created" ON "documents" USING btree ("company_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "documents_company_employee" ON "documents" USING btree ("company_id","employee_id","id");
--> statement-breakpoint
CREATE INDEX "documents_company_team" ON "documents" USING btree ("company_id","team_id","id");
--> statement-breakpoint
CREATE INDEX "employees_company_name" ON "employees" USING btree ("company_id",translate(lower("name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'),"id");
--> statement-breakpoint
CREATE INDEX "teams_company_name" ON "teams" USING btree ("company_id",translate(lower("name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'),"id");
--> statement-breakpoint
-- How many documents there are, counted as they come and go: one statement, one update, however many rows.
CREATE FUNCTION "count_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "document_counts" AS counts ("company_id", "type", "employee_id", "team_id", "total")
			SELECT "company_id", "type", "employee_id", "team_id", count(*) FROM "changed" GROUP BY 1, 2, 3, 4
			ON CONFLICT ON CONSTRAINT "document_counts_key" DO UPDATE SET "total" = counts."total" + excluded."total";
		INSERT INTO "document_months" AS months ("company_id", "month", "type", "total")
			SELECT "company_id", date_trunc('month', "created_at" AT TIME ZONE 'America/Sao_Paulo')::date, "type", count(*) FROM "changed" GROUP BY 1, 2, 3
			ON CONFLICT ("company_id", "month", "type") DO UPDATE SET "total" = months."total" + excluded."total";
	ELSE
		-- Not "is not distinct from": that cannot be hashed, and would compare every group with every counter.
		UPDATE "document_counts" AS counts SET "total" = counts."total" - gone."total"
			FROM (SELECT "company_id", "type", "employee_id", "team_id", count(*) AS "total" FROM "changed" GROUP BY 1, 2, 3, 4) AS gone
			WHERE counts."company_id" = gone."company_id" AND counts."type" = gone."type"
				AND coalesce(counts."employee_id", counts."company_id") = coalesce(gone."employee_id", gone."company_id")
				AND coalesce(counts."team_id", counts."company_id") = coalesce(gone."team_id", gone."company_id");
		-- A counter names a person: at nothing it goes.
		DELETE FROM "document_counts" AS counts
			USING (SELECT DISTINCT "company_id", "type", "employee_id", "team_id" FROM "changed") AS gone
			WHERE counts."total" = 0 AND counts."company_id" = gone."company_id" AND counts."type" = gone."type"
				AND coalesce(counts."employee_id", counts."company_id") = coalesce(gone."employee_id", gone."company_id")
				AND coalesce(counts."team_id", counts."company_id") = coalesce(gone."team_id", gone."company_id");
		UPDATE "document_months" AS months SET "total" = months."total" - gone."total"
			FROM (SELECT "company_id", date_trunc('month', "created_at" AT TIME ZONE 'America/Sao_Paulo')::date AS "month", "type", count(*) AS "total" FROM "changed" GROUP BY 1, 2, 3) AS gone
			WHERE months."company_id" = gone."company_id" AND months."month" = gone."month" AND months."type" = gone."type";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The same for the one way in which a document changes its place: its team goes, and it stays.
CREATE FUNCTION "count_moved_document"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "document_counts" SET "total" = "total" - 1
		WHERE "company_id" = OLD."company_id" AND "type" = OLD."type"
			AND "employee_id" IS NOT DISTINCT FROM OLD."employee_id" AND "team_id" IS NOT DISTINCT FROM OLD."team_id";
	DELETE FROM "document_counts"
		WHERE "company_id" = OLD."company_id" AND "type" = OLD."type" AND "total" = 0
			AND "employee_id" IS NOT DISTINCT FROM OLD."employee_id" AND "team_id" IS NOT DISTINCT FROM OLD."team_id";
	INSERT INTO "document_counts" AS counts ("company_id", "type", "employee_id", "team_id", "total")
		VALUES (NEW."company_id", NEW."type", NEW."employee_id", NEW."team_id", 1)
		ON CONFLICT ON CONSTRAINT "document_counts_key" DO UPDATE SET "total" = counts."total" + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_counted_in" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_counted_out" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_documents"();
--> statement-breakpoint
CREATE TRIGGER "documents_counted_elsewhere" AFTER UPDATE OF "employee_id", "team_id" ON "documents" FOR EACH ROW
	WHEN (OLD."employee_id" IS DISTINCT FROM NEW."employee_id" OR OLD."team_id" IS DISTINCT FROM NEW."team_id") EXECUTE FUNCTION "count_moved_document"();
--> statement-breakpoint
INSERT INTO "document_counts" SELECT "company_id", "type", "employee_id", "team_id", count(*) FROM "documents" GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "document_months" SELECT "company_id", date_trunc('month', "created_at" AT TIME ZONE 'America/Sao_Paulo')::date, "type", count(*) FROM "documents" GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;
