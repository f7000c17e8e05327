-- A person's company follows from the person. Without that the planner expects one document of each, and reads all of
-- them to find the newest of a type.
CREATE STATISTICS "documents_of_person" (dependencies) ON "company_id", "employee_id" FROM "documents";--> statement-breakpoint
ANALYZE "documents";
