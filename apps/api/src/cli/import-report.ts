import { PHOTOGRAPH_MAX_BYTES, PHOTOGRAPH_MAX_PIXELS, PHOTOGRAPH_MIN_PX } from '@patine/core';
import type {
  ImportOutput,
  ImportSummary,
  Issue,
  IssueCode,
  WordKind,
} from '../modules/catalogue-import/index.ts';

const REASONS: Record<IssueCode, string> = {
  MISSING: 'is missing',
  MISSING_FOR_NEW: 'is missing, and the law asks it of a new item',
  UNREADABLE_ROW: 'has not as many cells as the header',
  UNREADABLE_PRICE: 'is no price in euros, such as 88.00 EUR',
  UNKNOWN_VALUE: 'is none of the known values',
  UNKNOWN_COUNTRY: 'is no country: write its code, such as FR, or its name',
  NOT_A_WHOLE_NUMBER: 'is no whole number in its range',
  UNREADABLE_MEASURE: 'is no list of measures, such as length:66cm;bust:118cm',
  UNREADABLE_LIST: 'is no list of name:value, separated by semicolons',
  UNREADABLE_FIBRES: 'is no list of fibres that adds up to 100, such as cotton:95;elastane:5',
  TOO_LONG: 'is too long',
  DUPLICATE_ID: 'was in the feed before',
  PHOTO_MISSING: 'is not there',
  PHOTO_UNREADABLE: 'is no picture that can be read: JPEG, PNG, WebP, AVIF, TIFF or GIF',
  PHOTO_DAMAGED: 'is damaged: send the file again',
  PHOTO_HEIC: 'is a HEIC photograph, which browsers do not show: export it as JPEG',
  PHOTO_TOO_MANY_PIXELS: `has too many pixels: ${PHOTOGRAPH_MAX_PIXELS / 1e6} million at most`,
  PHOTO_TOO_SMALL: `is too small: ${PHOTOGRAPH_MIN_PX} pixels at least on each side`,
  PHOTO_TOO_LARGE: `is too large: ${PHOTOGRAPH_MAX_BYTES / 1024 / 1024} MB at most`,
  PHOTO_ADDRESS_REFUSED: 'is no public address, or is outside the photographs’ folder',
  PHOTO_NOT_FETCHED: 'could not be fetched',
};

const REFUSALS = {
  NOT_FOUND: 'The feed cannot be opened: check its path and that it may be read.',
  EMPTY: 'The feed is empty: its first line must name the columns.',
  MISSING_COLUMNS: 'The feed has no column',
} as const;

const count = (number: number) => new Intl.NumberFormat('en').format(number);

const reasonOf = (column: string | null, code: IssueCode) => `${column ?? 'row'} ${REASONS[code]}`;

export const issueLine = ({ line, column, code, value, skipped, known }: Issue) => {
  const cell = value === '' ? '' : ` (${value})`;
  const values = known ? `; known are ${known.join(', ')}` : '';
  return `line ${line}: ${reasonOf(column, code)}${cell}${values}${skipped ? ': row skipped' : ''}`;
};

/**
 * Counts the rows that were not skipped: created, updated, unchanged, or left alone because the item is sold or being
 * paid for.
 */
const takenOf = ({ created, updated, unchanged, taken }: ImportSummary) =>
  created + updated + unchanged + taken;

const errorLines = (errors: ImportSummary['errors'], skipped: boolean) =>
  errors
    .filter((error) => error.skipped === skipped)
    .map(({ column, code, count: times }) => `  ${count(times).padStart(6)}  ${reasonOf(column, code)}`);

/** Where the words of each kind are listed. */
const LISTS: Record<WordKind, string> = {
  size: 'packages/core/src/sizes/size-words.ts',
  material: 'apps/api/src/modules/catalogue/names/materials.ts',
  color: 'apps/api/src/modules/catalogue/names/colors.ts',
  pattern: 'apps/api/src/modules/catalogue/names/patterns.ts',
  style: 'apps/api/src/modules/catalogue/names/styles.ts',
  category: 'apps/api/src/modules/catalogue/names/categories.ts',
};
/** Words printed of each kind; the JSON output has all of them. */
const WORDS_SHOWN = 20;

function unknownWordLines(unknownWords: ImportSummary['unknownWords']): string[] {
  const lines = [...Map.groupBy(unknownWords, ({ kind }) => kind)].flatMap(([kind, words]) => [
    `  ${kind} (${LISTS[kind]})`,
    ...words.slice(0, WORDS_SHOWN).map(({ word, count: times }) => `  ${count(times).padStart(6)}  ${word}`),
    ...(words.length > WORDS_SHOWN ? [`          and ${count(words.length - WORDS_SHOWN)} more`] : []),
  ]);
  return lines.length > 0
    ? ['Words that the shop does not know, and the file that lists those it knows:', ...lines]
    : [];
}

function explanations({ errors, pending, unknownWords, sellersWithoutIdentity }: ImportSummary): string[] {
  const skipped = errorLines(errors, true);
  const partial = errorLines(errors, false);
  return [
    ...(skipped.length > 0 ? ['Why rows were skipped:', ...skipped] : []),
    ...(partial.length > 0 ? ['What was told of rows that went in:', ...partial] : []),
    ...unknownWordLines(unknownWords),
    ...(sellersWithoutIdentity.length > 0
      ? [
          `Not for sale before their sellers’ identity is complete (marketplace sellers import): ${count(pending)} of these items,`,
          `  of ${sellersWithoutIdentity.join(', ')}`,
        ]
      : []),
  ];
}

const headline = (summary: ImportSummary, dryRun: boolean) => {
  if (dryRun) return 'Rehearsal: nothing was written.';
  return takenOf(summary) > 0 ? 'Import done.' : 'Nothing was taken.';
};

const summaryLines = (summary: ImportSummary, dryRun: boolean) =>
  [
    headline(summary, dryRun),
    `  rows read     ${count(summary.read)}`,
    `  created       ${count(summary.created)}`,
    `  updated       ${count(summary.updated)}`,
    `  unchanged     ${count(summary.unchanged)}`,
    `  sold or held  ${count(summary.taken)}`,
    `  skipped       ${count(summary.skipped)}`,
    `  photographs   ${count(summary.photographs)}`,
    `  seconds       ${summary.seconds.toFixed(1)}`,
    ...explanations(summary),
  ].join('\n');

/** Prints an import as text, or as one JSON object per line. Progress is shown only on a terminal. */
export function importReport({ json, dryRun }: { json: boolean; dryRun: boolean }) {
  const onTerminal = !json && process.stderr.isTTY;
  let isFailure = false;
  const wipe = () => void (onTerminal && process.stderr.write('\r\u001B[K'));

  const print = (output: ImportOutput) => {
    if ('refused' in output) isFailure = true;
    if ('summary' in output) isFailure = takenOf(output.summary) === 0;
    if ('progress' in output) {
      const { read, created, updated, skipped } = output.progress;
      if (onTerminal)
        process.stderr.write(
          `\r\u001B[K${count(read)} rows: ${count(created)} created, ${count(updated)} updated, ${count(skipped)} skipped`,
        );
      return;
    }
    wipe();
    if (json) console.log(JSON.stringify(output));
    else if ('issue' in output) console.error(issueLine(output.issue));
    else if ('summary' in output) console.log(summaryLines(output.summary, dryRun));
    else console.error(`${REFUSALS[output.refused.code]} ${output.refused.columns.join(', ')}`.trim());
  };
  return { print, exitCode: () => (isFailure ? 1 : 0) };
}
