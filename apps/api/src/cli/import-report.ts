import type { ImportPiece } from '../modules/catalogue/import/import-file.ts';
import type { ImportSummary } from '../modules/catalogue/import/import-feed.ts';
import type { Issue, IssueCode } from '../modules/catalogue/import/issue.ts';

const REASONS: Record<IssueCode, string> = {
  MISSING: 'is missing',
  UNREADABLE_ROW: 'has not as many cells as the header',
  UNREADABLE_PRICE: 'is no price in euros, such as 88.00 EUR',
  UNKNOWN_VALUE: 'is none of the known values',
  NOT_A_WHOLE_NUMBER: 'is no whole number in its range',
  UNREADABLE_MEASURE: 'is no list of measures, such as length:66cm;bust:118cm',
  TOO_LONG: 'is too long',
  DUPLICATE_ID: 'was in the feed before',
  PHOTO_MISSING: 'is not there',
  PHOTO_UNREADABLE: 'is no picture that can be read',
  PHOTO_TOO_LARGE: 'is too large: 25 MB at most',
  PHOTO_ADDRESS_REFUSED: 'is no public address, or is outside the photographs’ folder',
  PHOTO_NOT_FETCHED: 'could not be fetched',
};

const REFUSALS = {
  NOT_FOUND: 'The feed cannot be opened: check its path and that it may be read.',
  EMPTY: 'The feed is empty: its first line must name the columns.',
  MISSING_COLUMNS: 'The feed has no column',
} as const;

const count = (number: number) => new Intl.NumberFormat('en').format(number);

export const issueLine = ({ line, column, code, value, skipped }: Issue) => {
  const what = column === null ? 'row' : column;
  const cell = value === '' ? '' : ` (${value})`;
  return `line ${line}: ${what} ${REASONS[code]}${cell}${skipped ? ': row skipped' : ''}`;
};

const summaryLines = (summary: ImportSummary, dryRun: boolean) =>
  [
    dryRun ? 'Rehearsal: nothing was written.' : 'Import done.',
    `  rows read     ${count(summary.read)}`,
    `  created       ${count(summary.created)}`,
    `  updated       ${count(summary.updated)}`,
    `  unchanged     ${count(summary.unchanged)}`,
    `  sold or held  ${count(summary.taken)}`,
    `  skipped       ${count(summary.skipped)}`,
    `  photographs   ${count(summary.photographs)}`,
    `  seconds       ${summary.seconds.toFixed(1)}`,
  ].join('\n');

/** Prints an import: text, with progress on a terminal only, or one JSON object per line. */
export function importReport({ json, dryRun }: { json: boolean; dryRun: boolean }) {
  const onTerminal = !json && process.stderr.isTTY;
  let refused = false;
  const wipe = () => void (onTerminal && process.stderr.write('\r\u001B[K'));

  const tell = (piece: ImportPiece) => {
    if ('refused' in piece) refused = true;
    if ('progress' in piece) {
      const { read, created, updated, skipped } = piece.progress;
      if (onTerminal)
        process.stderr.write(
          `\r\u001B[K${count(read)} rows: ${count(created)} created, ${count(updated)} updated, ${count(skipped)} skipped`,
        );
      return;
    }
    wipe();
    if (json) console.log(JSON.stringify(piece));
    else if ('issue' in piece) console.error(issueLine(piece.issue));
    else if ('summary' in piece) console.log(summaryLines(piece.summary, dryRun));
    else console.error(`${REFUSALS[piece.refused.code]} ${piece.refused.columns.join(', ')}`.trim());
  };
  return { tell, exitCode: () => (refused ? 1 : 0) };
}
