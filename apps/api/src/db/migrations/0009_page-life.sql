ALTER TABLE "content_versions" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "archived_at" timestamp with time zone;