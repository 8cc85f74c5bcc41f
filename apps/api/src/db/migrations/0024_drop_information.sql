ALTER TABLE "drops" ADD COLUMN "shipping_info_fr" text;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "shipping_info_en" text;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "additional_information_fr" text;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "additional_information_en" text;