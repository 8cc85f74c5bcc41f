ALTER TABLE "outbox" ADD COLUMN "transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_transaction" ON "outbox" USING btree ("transaction_id");