-- Mails that wait under their former names.
UPDATE "outbox" SET "topic" = 'mail.saved-search-alert' WHERE "topic" = 'mail.new-pieces';--> statement-breakpoint
UPDATE "outbox" SET "topic" = 'mail.back-in-stock' WHERE "topic" = 'mail.piece-free';--> statement-breakpoint
UPDATE "outbox" SET "topic" = 'mail.offer-update', "payload" = ("payload" - 'news') || jsonb_build_object('update', "payload" -> 'news')
	WHERE "topic" = 'mail.offer-news';
