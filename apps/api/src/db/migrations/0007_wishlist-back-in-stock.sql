-- Mails that wait under their former name.
UPDATE "outbox" SET "topic" = 'mail.wishlist-back-in-stock' WHERE "topic" = 'mail.back-again';
