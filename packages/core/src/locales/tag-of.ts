import { LOCALE_TAGS } from '../constants.ts';

/** The BCP 47 tag of a language: the shop's own languages have one each, every other text is taken as a tag already. */
export const tagOf = (language: string): string =>
  (LOCALE_TAGS as Readonly<Record<string, string>>)[language] ?? language;
