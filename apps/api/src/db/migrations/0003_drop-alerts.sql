CREATE TABLE "drop_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"drop_slug" text NOT NULL,
	"email_address" text NOT NULL,
	"locale" text NOT NULL,
	"confirm_hash" text NOT NULL,
	"confirm_until" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stop_token" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drop_alerts_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "drop_alerts_stop_token_unique" UNIQUE("stop_token"),
	CONSTRAINT "drop_alerts_once" UNIQUE("drop_slug","email_address")
);
--> statement-breakpoint
ALTER TABLE "drop_alerts" ADD CONSTRAINT "drop_alerts_drop_slug_drops_slug_fk" FOREIGN KEY ("drop_slug") REFERENCES "public"."drops"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_alerts_email_address" ON "drop_alerts" USING btree ("email_address");