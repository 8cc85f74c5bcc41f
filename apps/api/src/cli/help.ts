/** The command was written wrongly. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const HELP = `marketplace: looks after the shop's data.

  marketplace catalogue import FEED [--photos DIR] [--dry-run] [--json]
      Brings a Google Merchant feed (CSV or TSV) into the catalogue. Photographs named by a relative
      path are looked for beside the feed, or in DIR. --dry-run checks everything and writes nothing.
      --json prints one JSON object per line instead of text.

  marketplace catalogue demo
      Puts the 2,400 drawn listings into a catalogue that has none.

  marketplace search reindex
      Builds the search indexes anew.

  marketplace doctor
      Tells which database, folder and search the shop would use, and whether they answer.

DATABASE_URL and DATA_DIR say where the shop's data is, as for the shop itself.`;
