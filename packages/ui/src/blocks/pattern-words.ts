import { LINK_PATTERN } from '@patine/contract/content/blocks/fields';

/** What each pattern of the contract allows, in words for editors. */
const WORDS = new Map([
  [
    LINK_PATTERN.source,
    'begins with /, ?, #, https://, http://, mailto: or tel:, without spaces or backslashes',
  ],
  [
    '^[a-z][a-z0-9_-]{0,40}$',
    '1 to 41 lower-case letters without accents, digits, hyphens and underscores, a letter first',
  ],
  ['^[a-z0-9-]{1,40}$', '1 to 40 lower-case letters without accents, digits and hyphens'],
]);

/** Returns what a text has to be, in words; the pattern itself where none are written for it. */
export const patternWords = (pattern: string) => WORDS.get(pattern) ?? `must match ${pattern}`;
