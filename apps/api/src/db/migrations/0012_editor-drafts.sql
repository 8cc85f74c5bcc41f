CREATE TABLE "editor_drafts" (
	"owner" text NOT NULL,
	"document" text NOT NULL,
	"client" text NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_drafts_owner_document_pk" PRIMARY KEY("owner","document")
);
--> statement-breakpoint
CREATE TABLE "editor_presence" (
	"document" text NOT NULL,
	"client" text NOT NULL,
	"owner" text NOT NULL,
	"name" text,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editor_presence_document_client_pk" PRIMARY KEY("document","client")
);
--> statement-breakpoint
CREATE INDEX "editor_drafts_updated" ON "editor_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "editor_presence_seen" ON "editor_presence" USING btree ("seen_at");