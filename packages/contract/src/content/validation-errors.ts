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

/** Rules for a picture that a headless CMS names by its URL; editors upload theirs, and never read these. */
export type SourceRule =
  | 'PICTURE_AWAY'
  | 'PICTURE_REFUSED'
  | 'PICTURE_UNREADABLE'
  | 'PICTURE_TOO_LARGE'
  | 'PICTURE_TOO_SMALL';

/** A rule that a document breaks, and where. */
export type ContentValidationError = {
  /** Of a document that a headless CMS gave: its key, such as `fr/page/our-story`, or its place in the list. */
  document?: string;
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

/** A rule that a document of a headless CMS breaks. */
export type SourceValidationError = Omit<ContentValidationError, 'rule'> & { rule: ContentRule | SourceRule };
