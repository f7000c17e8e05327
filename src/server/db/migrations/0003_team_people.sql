CREATE TABLE "team_people" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"is_active" boolean NOT NULL,
	"has_profile" boolean NOT NULL,
	"feedback_at" timestamp with time zone,
	"pdi_at" timestamp with time zone,
	CONSTRAINT "team_people_company_id_employee_id_team_id_pk" PRIMARY KEY("company_id","employee_id","team_id"),
	CONSTRAINT "team_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE cascade,
	CONSTRAINT "team_people_membership_fk" FOREIGN KEY ("company_id","employee_id","team_id") REFERENCES "employee_teams"("company_id","employee_id","team_id") ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX "team_people_active" ON "team_people" USING btree ("company_id","team_id","name_key","employee_id") WHERE "team_people"."is_active";
--> statement-breakpoint
-- Who joins a team while a document about them is stored: each takes the person's row first, and so the second sees
-- what the first has done. The references alone would let both pass, and neither see the other.
CREATE FUNCTION "count_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "employees" WHERE ("company_id", "id") IN (SELECT "company_id", "employee_id" FROM "joined") ORDER BY "id" FOR NO KEY UPDATE;
	INSERT INTO "team_people" ("company_id", "employee_id", "team_id", "name_key", "is_active", "has_profile", "feedback_at", "pdi_at")
		SELECT member."company_id", member."employee_id", member."team_id",
			translate(lower(person."name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'),
			person."is_active", person."behavioral_profile" IS NOT NULL, newest."feedback_at", newest."pdi_at"
		FROM "joined" AS member
		JOIN "employees" AS person ON person."company_id" = member."company_id" AND person."id" = member."employee_id"
		CROSS JOIN LATERAL (
			SELECT max("created_at") FILTER (WHERE "type" = 'feedback') AS "feedback_at", max("created_at") FILTER (WHERE "type" = 'pdi') AS "pdi_at"
			FROM "documents" WHERE "company_id" = person."company_id" AND "employee_id" = person."id" AND "type" IN ('feedback', 'pdi')
		) AS newest;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "team_people" SET "is_active" = NEW."is_active", "has_profile" = NEW."behavioral_profile" IS NOT NULL,
			"name_key" = translate(lower(NEW."name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy')
		WHERE "company_id" = NEW."company_id" AND "employee_id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A document changes neither its person nor its type nor its time.
CREATE FUNCTION "count_documents_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "employees" WHERE ("company_id", "id") IN (SELECT "company_id", "employee_id" FROM "changed" WHERE "type" IN ('feedback', 'pdi'))
		ORDER BY "id" FOR NO KEY UPDATE;
	IF TG_OP = 'INSERT' THEN
		UPDATE "team_people" AS people SET "feedback_at" = greatest(people."feedback_at", newest."feedback_at"), "pdi_at" = greatest(people."pdi_at", newest."pdi_at")
			FROM (
				SELECT "company_id", "employee_id",
					max("created_at") FILTER (WHERE "type" = 'feedback') AS "feedback_at", max("created_at") FILTER (WHERE "type" = 'pdi') AS "pdi_at"
				FROM "changed" WHERE "type" IN ('feedback', 'pdi') GROUP BY 1, 2
			) AS newest
			WHERE people."company_id" = newest."company_id" AND people."employee_id" = newest."employee_id";
	ELSE
		UPDATE "team_people" AS people SET "feedback_at" = newest."feedback_at", "pdi_at" = newest."pdi_at"
			FROM (SELECT DISTINCT "company_id", "employee_id" FROM "changed" WHERE "type" IN ('feedback', 'pdi')) AS gone
			CROSS JOIN LATERAL (
				SELECT max("created_at") FILTER (WHERE "type" = 'feedback') AS "feedback_at", max("created_at") FILTER (WHERE "type" = 'pdi') AS "pdi_at"
				FROM "documents" WHERE "company_id" = gone."company_id" AND "employee_id" = gone."employee_id" AND "type" IN ('feedback', 'pdi')
			) AS newest
			WHERE people."company_id" = gone."company_id" AND people."employee_id" = gone."employee_id";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "members_counted" AFTER INSERT ON "employee_teams" REFERENCING NEW TABLE AS "joined" FOR EACH STATEMENT EXECUTE FUNCTION "count_members"();
--> statement-breakpoint
CREATE TRIGGER "employees_counted_anew" AFTER UPDATE OF "name", "is_active", "behavioral_profile" ON "employees" FOR EACH ROW
	WHEN (OLD."name" <> NEW."name" OR OLD."is_active" <> NEW."is_active" OR OLD."behavioral_profile" IS DISTINCT FROM NEW."behavioral_profile")
	EXECUTE FUNCTION "count_changed_member"();
--> statement-breakpoint
CREATE TRIGGER "documents_of_members_in" AFTER INSERT ON "documents" REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_documents_of_members"();
--> statement-breakpoint
CREATE TRIGGER "documents_of_members_out" AFTER DELETE ON "documents" REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "count_documents_of_members"();
--> statement-breakpoint
INSERT INTO "team_people" ("company_id", "employee_id", "team_id", "name_key", "is_active", "has_profile", "feedback_at", "pdi_at")
	SELECT member."company_id", member."employee_id", member."team_id",
		translate(lower(person."name"), 'áàâãäåÁÀÂÃÄÅçÇéèêëÉÈÊËíìîïÍÌÎÏñÑóòôõöÓÒÔÕÖúùûüÚÙÛÜýÿÝŸ', 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooouuuuuuuuyyyy'),
		person."is_active", person."behavioral_profile" IS NOT NULL, newest."feedback_at", newest."pdi_at"
	FROM "employee_teams" AS member
	JOIN "employees" AS person ON person."company_id" = member."company_id" AND person."id" = member."employee_id"
	CROSS JOIN LATERAL (
		SELECT max("created_at") FILTER (WHERE "type" = 'feedback') AS "feedback_at", max("created_at") FILTER (WHERE "type" = 'pdi') AS "pdi_at"
		FROM "documents" WHERE "company_id" = person."company_id" AND "employee_id" = person."id" AND "type" IN ('feedback', 'pdi')
	) AS newest;
