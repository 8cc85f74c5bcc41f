/** Rules for content. The store has a message for each in every language, the command line in English. */
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
  'ENDS_IN_PAST',
  'ENDS_BEFORE_LAUNCH',
  'STARTS_AFTER_LAUNCH',
  'UNKNOWN_PIECE',
  'UNKNOWN_PICTURE',
  'SECOND_MAIN_HEADING',
  'REPEATED',
] as const;

export type ContentRule = (typeof CONTENT_RULES)[number];

/** A rule that a document breaks, and where. */
export type ContentValidationError = {
  /** Path within the content folder; absent when the document did not come from a file. */
  file?: string;
  /** Path of the object that contains the field, such as `zones.0.blocks.2`; empty for the document itself. */
  path: string;
  /** Path of the field within that object, such as `title` or `items.3.label`; empty for the object itself. */
  field: string;
  rule: ContentRule;
  /** The exceeded limit, the allowed values, or the name that does not exist. */
  limit?: number | string;
};
