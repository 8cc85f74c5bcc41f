ALTER TABLE "offers" DROP CONSTRAINT "offers_status";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_status" CHECK ("offers"."status" in ('PENDING', 'ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED', 'USED', 'WITHDRAWN'));--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "added_amount" integer;--> statement-breakpoint
-- The lowest price seen is the only one known of products added before.
UPDATE "wishlist_items" SET "added_amount" = "seen_amount";--> statement-breakpoint
ALTER TABLE "wishlist_items" ALTER COLUMN "added_amount" SET NOT NULL;
