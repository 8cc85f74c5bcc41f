/** Rules that content may break; the store has words for each in every language, the command line in English. */
export const CONTENT_RULES = [
  'MISSING_FILE',
  'NOT_JSON',
  'UNSAFE_NAME',
  'MISSING',
  'WRONG_TYPE',
  'UNKNOWN_TYPE',
  'UNKNOWN_KEY',
  'UNKNOWN_PAGE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_FEW',
  'TOO_MANY',
  'TOO_SMALL',
  'TOO_LARGE',
  'TOO_DEEP',
  'NOT_ONE_OF',
  'NOT_AN_ADDRESS',
  'NOT_A_LINK',
  'NOT_AN_EMAIL',
  'NOT_A_DATE',
  'WRONG_FORM',
  'UNREADABLE_TEXT',
  'UNKNOWN_FIELD',
  'EMPTY_FIELD',
  'WRONG_PATH',
  'TAKEN_PATH',
  'MISSING_TRANSLATION',
  'ENDS_BEFORE_START',
  'SECOND_MAIN_HEADING',
] as const;

export type ContentRule = (typeof CONTENT_RULES)[number];

/** What is wrong with a document, and where. */
export type ContentValidationError = {
  /** Within the folder of content, where the document came from one. */
  file?: string;
  /** What the field belongs to, such as `zones.0.blocks.2`; empty for the document itself. */
  path: string;
  /** Within that, such as `title` or `items.3.label`; empty where all of it is meant. */
  field: string;
  rule: ContentRule;
  /** The limit that was passed, the values that are allowed, or what was named and does not exist. */
  limit?: number | string;
};
