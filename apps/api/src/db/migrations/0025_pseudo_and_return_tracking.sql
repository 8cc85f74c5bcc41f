ALTER TABLE "return_parcels" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "pseudo";