ALTER TABLE "drops" ADD COLUMN "selection" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "feed_drops" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "products" SET "feed_drops" = "drops" WHERE "drops" <> '{}';