ALTER TABLE "conversations" ADD COLUMN "declined" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "meeting_closings" ADD COLUMN "declined" jsonb DEFAULT '[]'::jsonb NOT NULL;