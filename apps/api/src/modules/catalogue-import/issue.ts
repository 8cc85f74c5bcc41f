/** Why a row or cell is invalid. The command line translates the code into a message. */
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
  /** The line of the file on which the row begins, counted from 1. */
  line: number;
  /** Null when the issue concerns the whole row. */
  column: string | null;
  code: IssueCode;
  /** The cell's text, truncated. */
  value: string;
  /** False when the row is imported without this value. */
  skipped: boolean;
  /** For UNKNOWN_VALUE: the accepted values. */
  known?: readonly string[];
};

const MAX_QUOTE_LENGTH = 80;

export const quoted = (text: string) =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

export type ErrorCount = Pick<Issue, 'column' | 'code' | 'skipped'> & { count: number };
