import { REFUND_LEAD_DAYS } from '@patine/core';

/** The command line is invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `marketplace: looks after the shop's data.

  marketplace catalogue import FEED [--photos DIR] [--dry-run] [--json]
      Brings a Google Merchant feed (CSV or TSV) into the catalogue. Photographs named by a relative
      path are looked for beside the feed, or in DIR. --dry-run checks everything and writes nothing.
      --json prints one JSON object per line instead of text. Ends with 1 when nothing was taken.
      Pieces of sellers whose identity is not known are taken, and wait for it.

  marketplace catalogue demo
      Puts the 2,400 drawn listings into a catalogue that has none.

  marketplace sellers import FILE [--json]
      Keeps who the sellers are by law, from a JSON file: their pages show it, and their items may be
      offered from then on. A seller with a fault is named with its field, and the others are taken.

  marketplace search reindex
      Builds the search indexes anew.

  marketplace content check [FOLDER] [--json]
      Names every fault of a folder of content by file, path, field and rule. FOLDER is apps/api/content
      unless another is given, here and below.
  marketplace content push [FOLDER] [--replace] [--json]
      Publishes what changed, each document as a new version. What an editor published since stands
      unless --replace is given.
  marketplace content export FOLDER [--json]
      Writes what is published as files that content push takes.
  marketplace content token [--days N] [--json]
      Prints the address that opens the editors' page, for 7 days unless told otherwise.
  marketplace content token --list [--json]
      Who may edit: the ids of the tokens that were given out, and until when.
  marketplace content token --revoke ID [--json]
      Ends one of them at once, with the links of drafts that were made with it.

  marketplace orders list [--status STATUS] [--limit N]
  marketplace orders ship ORDER [--parcel N] [--tracking NUMBER] [--url ADDRESS]
  marketplace orders deliver ORDER [--parcel N]
  marketplace orders cancel ORDER
      Before a parcel has left: everything is paid back, and the items are for sale again.
  marketplace orders refund ORDER EUROS
      Gives a sum back for no item in particular.

  marketplace returns list [--limit N]
  marketplace returns receive RETURN [--keep]
      The items are here, and for sale again unless --keep keeps them out of the shop.
  marketplace returns withdraw ORDER [--item REFERENCE] [--on DATE]
      Writes down a withdrawal that came by letter or mail: of every item that is open to it, or of one.
      It is acknowledged by mail.
  marketplace returns own ORDER [--tracking NUMBER]
      Opens a return for withdrawn items that their buyer posts by their own means.
  marketplace returns posted RETURN --proof TEXT [--on DATE] [--url ADDRESS]
      The buyer proved that the items were posted: from here the refund is due.
  marketplace returns due
      Returns that are not paid back yet, with the last moment that the law leaves for each. The running
      shop pays them by itself ${REFUND_LEAD_DAYS} days before it.
  marketplace returns refund RETURN
      Pays a return back, once its items are here or proved to be posted.

  marketplace offers list [--limit N]

  marketplace notices list [--limit N]
      What people told of items that they think are illegal or unsafe, the newest first.

  marketplace stock relist REFERENCE [--back]
      --back for an item that was sold and came back on another way than a return.
  marketplace stock withdraw REFERENCE

  marketplace coupons create --percent N | --amount EUROS | --free-delivery
      [--code CODE] [--minimum EUROS] [--from DATE] [--until DATE] [--first-order] [--once] [--email ADDRESS]

  marketplace gift-cards create EUROS [--code CODE] [--until DATE]
  marketplace gift-cards list

  marketplace mail dead
  marketplace mail retry --id NUMBER | --all

  marketplace payments reconcile
      Finishes what was left open at the providers, and compares the ledger with the orders.

  marketplace payments waiting
      What needs a human: payments of which the company says what fits nothing that was asked, and refunds
      that it did not give.
  marketplace payments let-go ORDER
      Ends such a payment: its items are for sale again, and what was taken of it goes back.
  marketplace payments pay-back ORDER
      Asks the company once more for such refunds. Not for what was given back there by hand.

  marketplace doctor
      Checks the configuration, the database and its safety, migrations, search, mail, the payment
      providers' keys, the clock and the sellers' identities. Ends with 1 where something is unwell, such as test cards that buy
      or mails without a way out where customers may be real.

These print a table, or one JSON object per line with --json. What makes no sense is refused with its
reason and exit code 1.

DATABASE_URL and DATA_DIR say where the shop's data is, as for the shop itself.`;
