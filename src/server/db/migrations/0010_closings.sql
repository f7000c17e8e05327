ALTER TABLE "commitments" ADD CONSTRAINT "commitments_conversation_fk" FOREIGN KEY ("company_id","conversation_id") REFERENCES "conversations"("company_id","id") ON DELETE SET NULL ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "commitments_conversation_key" ON "commitments" USING btree ("company_id","conversation_id","source_key");
