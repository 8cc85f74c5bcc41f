/** What is wrong with a row, as a code: the command line and the admin turn it into words. */
export type IssueCode =
  | 'MISSING'
  | 'MISSING_FOR_NEW'
  | 'UNREADABLE_ROW'
  | 'UNREADABLE_PRICE'
  | 'UNKNOWN_VALUE'
  | 'UNKNOWN_COUNTRY'
  | 'NOT_A_WHOLE_NUMBER'
  | 'UNREADABLE_MEASURE'
  | 'UNREADABLE_LIST'
  | 'UNREADABLE_FIBRES'
  | 'TOO_LONG'
  | 'DUPLICATE_ID'
  | 'PHOTO_MISSING'
  | 'PHOTO_UNREADABLE'
  | 'PHOTO_DAMAGED'
  | 'PHOTO_HEIC'
  | 'PHOTO_TOO_MANY_PIXELS'
  | 'PHOTO_TOO_SMALL'
  | 'PHOTO_TOO_LARGE'
  | 'PHOTO_ADDRESS_REFUSED'
  | 'PHOTO_NOT_FETCHED';

export type Issue = {
  /** Where the row begins in the file, counted from 1. */
  line: number;
  /** Null for what concerns the whole row. */
  column: string | null;
  code: IssueCode;
  /** The cell, shortened. */
  value: string;
  /** False when the row goes in without this part. */
  skipped: boolean;
  /** For UNKNOWN_VALUE: what may stand there. */
  known?: readonly string[];
};

const LONGEST_QUOTE = 80;

export const quoted = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

/** How often a fault was met in a feed. */
export type ErrorCount = Pick<Issue, 'column' | 'code' | 'skipped'> & { count: number };
