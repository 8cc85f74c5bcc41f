CREATE TABLE "outbox_trims" (
	"id" integer PRIMARY KEY NOT NULL,
	"transaction_id" "xid8" NOT NULL,
	CONSTRAINT "outbox_trims_one_row" CHECK ("outbox_trims"."id" = 1)
);
