import { REFUND_LEAD_DAYS } from '@patine/core';

/** The command line is invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `marketplace: commands for the shop's data and orders.

  marketplace catalogue import FEED [--photos DIR] [--dry-run] [--json]
      Imports a Google Merchant feed (CSV or TSV) into the catalogue. Photographs with a relative path
      are read in DIR, or beside the feed. --dry-run checks everything and writes nothing. --json prints
      one JSON object per line instead of text. Exits with 1 when no row was imported. Products of sellers
      without a complete identity are imported, and not for sale until it is complete.

  marketplace catalogue demo
      Adds the 2,400 demo products to an empty catalogue.

  marketplace sellers import FILE [--json]
      Imports the sellers' legal identities from a JSON file: their pages show them, and their items can be
      sold from then on. A seller with an error is named with its field, and the others are imported.

  marketplace search reindex
      Rebuilds the search indexes.

  marketplace migrate
      Runs the missing migrations of the database, for processes with MIGRATE_ON_START=0.

  marketplace pictures copy
      Copies the pictures of DATA_DIR to the bucket of S3_BUCKET, without those that are there. It may run
      beside the shop, and again.
  marketplace pictures lifecycle
      Sets the bucket's rules: pictures in their sizes are kept for 180 days and made again when they are
      asked for. Rules of yours are kept.
  marketplace backup FOLDER [--database-only]
      Writes the database, the originals of pictures and their checksums into a new folder. The shop may be
      running. PostgreSQL needs its pg_dump, of the server's version or later.
  marketplace restore FOLDER [--check]
      Fills an empty database and a DATA_DIR without pictures from a backup, runs the migrations that came
      since and asks for new search indexes. --check verifies the backup and restores nothing.

  marketplace content check [FOLDER] [--json]
      Reports every validation error in a content folder by file, path, field and rule. FOLDER defaults to
      apps/api/content, here and below.
  marketplace content push [FOLDER] [--replace] [--json]
      Publishes changed documents as new versions. Documents that an editor published since are skipped
      unless --replace is given.
  marketplace content export FOLDER [--json]
      Writes the published documents as files for content push.
  marketplace content token [--days N] [--json]
      Prints the URL that opens the page editor, valid for 7 days by default.
  marketplace content token --list [--json]
      Lists the ids of all valid tokens, with their expiry.
  marketplace content token --revoke ID [--json]
      Revokes a token at once, with the draft links made with it.
  marketplace content invite ADDRESS --name NAME [--role administrator] [--language fr] [--json]
      Invites somebody to the page editor by email, as administrator, publisher or editor. Administrators
      invite others there.

  marketplace orders list [--status STATUS] [--limit N]
  marketplace orders ship ORDER [--parcel N] [--tracking NUMBER] [--url ADDRESS]
  marketplace orders deliver ORDER [--parcel N]
  marketplace orders cancel ORDER
      Only before a parcel has shipped: refunds everything and puts the items on sale again.
  marketplace orders refund ORDER EUROS
      Refunds an amount without returning an item.

  marketplace returns list [--limit N]
  marketplace returns receive RETURN [--keep]
      Marks a return as received; its items are for sale again unless --keep is given.
  marketplace returns withdraw ORDER [--item REFERENCE] [--on DATE]
      Records a withdrawal that came by post or email, for every eligible item or for one, and sends an
      acknowledgement by email.
  marketplace returns own ORDER [--tracking NUMBER]
      Opens a return for withdrawn items that the buyer sends without our label.
  marketplace returns posted RETURN --proof TEXT [--on DATE] [--url ADDRESS]
      Records a proof of posting, from which the refund is due.
  marketplace returns due
      Lists returns that are not refunded yet, with the legal deadline of each. The running shop refunds
      them automatically ${REFUND_LEAD_DAYS} days before it.
  marketplace returns refund RETURN
      Refunds a return whose items were received or proved to be posted.

  marketplace offers list [--limit N]

  marketplace notices list [--limit N]
      Lists notices of illegal or unsafe products, newest first.

  marketplace stock relist REFERENCE [--back]
      --back is for a sold item that came back in another way than a return.
  marketplace stock withdraw REFERENCE

  marketplace coupons create --percent N | --amount EUROS | --free-delivery
      [--code CODE] [--minimum EUROS] [--from DATE] [--until DATE] [--first-order] [--once] [--email ADDRESS]

  marketplace gift-cards create EUROS [--code CODE] [--until DATE]
  marketplace gift-cards list

  marketplace mail dead
  marketplace mail retry --id NUMBER | --all

  marketplace payments reconcile
      Settles unfinished payments with the providers and compares the ledger with the orders.

  marketplace payments waiting
      Lists what needs a human: payments whose state at the provider is unexpected, and refunds that the
      provider refused.
  marketplace payments release ORDER
      Ends such a payment: its items are for sale again, and captured money is refunded.
  marketplace payments retry-refunds ORDER
      Requests such refunds from the provider again. Not for amounts refunded there by hand.

  marketplace doctor
      Checks the configuration, the pictures' storage, the database and its durability, migrations, search, email, the CDN, the payment
      providers' keys, the clock, the return refunds, the items and the sellers' identities. Exits with 1 on a problem, such as
      test cards or an unset mail server where customers may be real.

These print a table, or one JSON object per line with --json. Invalid input is rejected with a reason and
exit code 1.

DATABASE_URL and DATA_DIR locate the shop's data, as for the shop itself.`;
