ALTER TABLE "products" RENAME COLUMN "new_piece_origin" TO "new_item_origin";--> statement-breakpoint
ALTER TABLE "customers" RENAME COLUMN "inactivity_told_at" TO "inactivity_notified_at";--> statement-breakpoint
ALTER TABLE "mail_topics" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "asked_by" TO "requested_by";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME COLUMN "renewal_asked_at" TO "renewal_requested_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" RENAME CONSTRAINT "newsletter_subscribers_asked_by_customers_id_fk" TO "newsletter_subscribers_requested_by_customers_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "piece_count" TO "product_count";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'NEW_PRODUCTS' WHERE "kind" = 'NEW_PIECES';--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'BACK_IN_STOCK' WHERE "kind" = 'BACK_AGAIN';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_LAPSED', 'OFFER_CLOSED', 'PRICE_DROP', 'BACK_IN_STOCK', 'PARCEL_SHIPPED', 'PARCEL_OUT_FOR_DELIVERY', 'PARCEL_AVAILABLE', 'PARCEL_DELIVERED', 'NEW_PRODUCTS'));--> statement-breakpoint
UPDATE "mail_topics" SET "topic" = 'BACK_IN_STOCK' WHERE "topic" = 'BACK_AGAIN';--> statement-breakpoint
-- The kind of a line is an internal name that no invoice prints; what an invoice says stays as it was.
ALTER TABLE "invoices" DISABLE TRIGGER "invoices_append_only";--> statement-breakpoint
UPDATE "invoices" SET "facts" = jsonb_set("facts", '{lines}', (
  SELECT jsonb_agg(CASE WHEN line->>'kind' = 'piece' THEN jsonb_set(line, '{kind}', '"item"') ELSE line END ORDER BY position)
  FROM jsonb_array_elements("facts"->'lines') WITH ORDINALITY AS lines (line, position)
)) WHERE "facts" @> '{"lines": [{"kind": "piece"}]}';--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER "invoices_append_only";
