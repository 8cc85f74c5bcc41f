import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import type { PushOutcome } from '../modules/content/index.ts';

const RULES: Record<ContentRule, string> = {
  MISSING_FILE: 'is not there',
  NOT_JSON: 'is no JSON',
  UNSAFE_NAME: 'is no name of a page, such as our-story.json, or is taken by another one',
  MISSING: 'is missing',
  WRONG_TYPE: 'is of another type than it must be',
  UNKNOWN_TYPE: 'is no type of block',
  UNKNOWN_KEY: 'is no field: it is misspelt, or belongs elsewhere',
  UNKNOWN_PAGE: 'leads to a page, or a place in it, that does not exist',
  TOO_SHORT: 'is too short: the fewest characters are',
  TOO_LONG: 'is too long: the most characters are',
  TOO_FEW: 'has too few entries: the fewest are',
  TOO_MANY: 'has too many entries: the most are',
  TOO_SMALL: 'is below',
  TOO_LARGE: 'is above',
  TOO_DEEP: 'has more levels than',
  NOT_ONE_OF: 'is none of',
  NOT_AN_ADDRESS: 'is no full address',
  NOT_A_LINK: 'leads nowhere: an address begins with / or https://',
  NOT_AN_EMAIL: 'is no mail address',
  NOT_A_DATE: 'is no date with a time and a zone, such as 2026-12-31T08:00:00+01:00',
  WRONG_FORM: 'has characters that are not allowed there, or in another order',
  UNREADABLE_TEXT: 'has characters that are no text',
  UNKNOWN_FIELD: 'names a field that does not exist',
  EMPTY_FIELD: 'names a field that is empty in operator.json',
  WRONG_PATH: 'is no address of this page in this language',
  TAKEN_PATH: 'is the address of another page',
  MISSING_TRANSLATION: 'is written in one language alone',
  ENDS_BEFORE_START: 'is before the page is published',
  ENDS_IN_PAST: 'is over',
  ENDS_BEFORE_LAUNCH: 'is before the drop starts',
  STARTS_AFTER_LAUNCH: 'is not before the launch in the shop',
  UNKNOWN_PIECE: 'names a piece that the shop does not have',
  UNKNOWN_PICTURE: 'names a picture that the shop does not have',
  REPEATED: 'is written twice',
  SECOND_MAIN_HEADING: 'is a second main heading: a page has one, and an insert that begins it is that one',
};

/** Formats a validation error as one line: file, path, field and rule. */
export const errorLine = ({ file = '', path, field, rule, limit }: ContentValidationError) =>
  `${[file, path, field].filter(Boolean).join(' ')}: ${RULES[rule]}${limit === undefined ? '' : ` (${limit})`}`;

/** Prints the result of a content command as text, or as one JSON object per line. */
export function contentReport(json: boolean) {
  const errors = (found: readonly ContentValidationError[]) => {
    for (const error of found)
      if (json) console.log(JSON.stringify({ error }));
      else console.error(errorLine(error));
  };
  const line = (figures: Record<string, number>) => {
    if (json) return console.log(JSON.stringify(figures));
    console.log(
      Object.entries(figures)
        .map(([name, number]) => `${name}: ${number}`)
        .join(', '),
    );
  };
  return {
    errors,
    line,
    pushed({ published, unchanged, skipped, ...rest }: PushOutcome) {
      errors(rest.errors);
      if (json) return console.log(JSON.stringify({ published, unchanged, skipped }));
      for (const document of published) console.log(`published ${document}`);
      for (const document of skipped)
        console.log(
          `kept ${document}: an editor published something newer; export it first, or push with --replace`,
        );
      line({ published: published.length, unchanged, skipped: skipped.length, errors: rest.errors.length });
    },
  };
}
