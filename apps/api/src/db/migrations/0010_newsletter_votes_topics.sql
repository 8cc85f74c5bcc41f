CREATE TABLE "mail_topics" (
	"customer_id" text NOT NULL,
	"topic" text NOT NULL,
	"wanted" boolean DEFAULT true NOT NULL,
	"token" text NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "mail_topics_customer_id_topic_pk" PRIMARY KEY("customer_id","topic"),
	CONSTRAINT "mail_topics_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email_address" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"asked_by" text,
	"customer_id" text,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"confirm_used_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stop_token" text NOT NULL,
	"code_given_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_address_unique" UNIQUE("email_address"),
	CONSTRAINT "newsletter_subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscribers_stop_token_unique" UNIQUE("stop_token")
);
--> statement-breakpoint
CREATE TABLE "wishlist_votes" (
	"customer_id" text NOT NULL,
	"product_reference" integer NOT NULL,
	"voter" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_votes_customer_id_product_reference_voter_pk" PRIMARY KEY("customer_id","product_reference","voter")
);
--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_amount" integer;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "seen_listing" integer;--> statement-breakpoint
UPDATE "wishlist_items" SET "seen_amount" = "products"."price_amount", "seen_listing" = coalesce((SELECT max("items"."listing_number") FROM "items" WHERE "items"."product_reference" = "products"."reference"), 1) FROM "products" WHERE "products"."reference" = "wishlist_items"."product_reference";--> statement-breakpoint
ALTER TABLE "wishlist_items" ALTER COLUMN "seen_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ALTER COLUMN "seen_listing" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_topics" ADD CONSTRAINT "mail_topics_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_asked_by_customers_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_votes" ADD CONSTRAINT "wishlist_votes_wish" FOREIGN KEY ("customer_id","product_reference") REFERENCES "public"."wishlist_items"("customer_id","product_reference") ON DELETE cascade ON UPDATE no action;