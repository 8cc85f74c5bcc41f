CREATE TABLE "offer_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"product_reference" integer NOT NULL,
	"item_id" integer NOT NULL,
	"listing_number" integer NOT NULL,
	"amount" integer NOT NULL,
	"price_amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "offers_status" CHECK ("offers"."status" in ('PENDING', 'ACCEPTED', 'DECLINED', 'LAPSED', 'CLOSED', 'USED')),
	CONSTRAINT "offers_amount" CHECK ("offers"."amount" > 0 and "offers"."amount" <= "offers"."price_amount")
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reserved_for" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "reserved_amount" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "email_address" text;--> statement-breakpoint
ALTER TABLE "offer_links" ADD CONSTRAINT "offer_links_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_links_offer" ON "offer_links" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offers_customer" ON "offers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_live" ON "offers" USING btree ("expires_at") WHERE "offers"."status" in ('PENDING', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_per_buyer" ON "offers" USING btree ("item_id","listing_number","customer_id") WHERE "offers"."status" <> 'CLOSED';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("item_id","listing_number") WHERE "offers"."status" = 'ACCEPTED';