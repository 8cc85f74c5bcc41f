ALTER TABLE "mail_topics" ALTER COLUMN "wanted" SET DEFAULT false;--> statement-breakpoint
-- Nobody had asked for these mails: they were on from the start.
UPDATE "mail_topics" SET "wanted" = false;--> statement-breakpoint
ALTER TABLE "returns" ALTER COLUMN "quotation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "renewal_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "is_own_means" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "posting_proof" text;