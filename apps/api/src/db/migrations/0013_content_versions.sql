CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"version" integer NOT NULL,
	"source" text NOT NULL,
	"body" json NOT NULL,
	"shown" json NOT NULL,
	"digest" text NOT NULL,
	"title" text NOT NULL,
	"path" text,
	"publish_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_kind_name_locale_version_pk" PRIMARY KEY("kind","name","locale","version")
);
--> statement-breakpoint
CREATE INDEX "content_versions_published" ON "content_versions" USING btree ("kind","name","locale","published_at") WHERE "content_versions"."published_at" is not null;