-- Whose each row is. While processes are exchanged, the earlier program inserts without it: then it is the user
-- whom the row names otherwise, or the owner of the company.
CREATE FUNCTION "fill_author"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_NARGS = 1 THEN
		EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO NEW."author_id" USING NEW;
	ELSE
		-- Of a company that is gone the reference says so, as it did before.
		NEW."author_id" := coalesce((SELECT "owner_id" FROM "companies" WHERE "id" = NEW."company_id"), NEW."company_id");
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "audit_events_author" BEFORE INSERT ON "audit_events" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"('user_id');
--> statement-breakpoint
UPDATE "audit_events" SET "author_id" = "user_id";
--> statement-breakpoint
ALTER TABLE "audit_events" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "diary_entries" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "diary_entries_author" BEFORE INSERT ON "diary_entries" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"();
--> statement-breakpoint
UPDATE "diary_entries" SET "author_id" = "owner_id" FROM "companies" WHERE "companies"."id" = "company_id";
--> statement-breakpoint
ALTER TABLE "diary_entries" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "documents_author" BEFORE INSERT ON "documents" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"();
--> statement-breakpoint
UPDATE "documents" SET "author_id" = "owner_id" FROM "companies" WHERE "companies"."id" = "company_id";
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "employee_teams" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "employee_teams_author" BEFORE INSERT ON "employee_teams" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"();
--> statement-breakpoint
UPDATE "employee_teams" SET "author_id" = "owner_id" FROM "companies" WHERE "companies"."id" = "company_id";
--> statement-breakpoint
ALTER TABLE "employee_teams" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "employees_author" BEFORE INSERT ON "employees" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"();
--> statement-breakpoint
UPDATE "employees" SET "author_id" = "owner_id" FROM "companies" WHERE "companies"."id" = "company_id";
--> statement-breakpoint
ALTER TABLE "employees" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "files_author" BEFORE INSERT ON "files" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"('owner_id');
--> statement-breakpoint
UPDATE "files" SET "author_id" = "owner_id";
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "generations_author" BEFORE INSERT ON "generations" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"('user_id');
--> statement-breakpoint
UPDATE "generations" SET "author_id" = "user_id";
--> statement-breakpoint
ALTER TABLE "generations" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "notifications_author" BEFORE INSERT ON "notifications" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"('user_id');
--> statement-breakpoint
UPDATE "notifications" SET "author_id" = "user_id";
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "author_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "author_id" uuid;
--> statement-breakpoint
CREATE TRIGGER "teams_author" BEFORE INSERT ON "teams" FOR EACH ROW WHEN (NEW."author_id" IS NULL) EXECUTE FUNCTION "fill_author"();
--> statement-breakpoint
UPDATE "teams" SET "author_id" = "owner_id" FROM "companies" WHERE "companies"."id" = "company_id";
--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "author_id" SET NOT NULL;
