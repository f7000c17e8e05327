ALTER TABLE "document_adjustments" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_adjustments" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "document_adjustments" ADD COLUMN "taken" jsonb;