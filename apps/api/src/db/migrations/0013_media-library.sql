CREATE TABLE "site_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"picture_id" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" integer,
	"type" text DEFAULT 'image/jpeg' NOT NULL,
	"source_url" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	"author" text,
	"alt_fr" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focal_x" integer DEFAULT 500 NOT NULL,
	"focal_y" integer DEFAULT 500 NOT NULL,
	"crops" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "site_pictures_source_url_unique" UNIQUE("source_url")
);
--> statement-breakpoint
ALTER TABLE "site_pictures" ADD CONSTRAINT "site_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_pictures_picture" ON "site_pictures" USING btree ("picture_id");--> statement-breakpoint
-- Pictures that editors uploaded before there was a library: those that a version of a document names.
INSERT INTO "site_pictures" ("id", "picture_id", "uploaded_at")
SELECT "id", "id", now() FROM "pictures"
WHERE "source" LIKE 'file:%' AND EXISTS (
  SELECT 1 FROM "content_versions" WHERE "content_versions"."body"::text LIKE '%"' || "pictures"."id" || '"%'
);
