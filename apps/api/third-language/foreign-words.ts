import { BRAND_NAME } from '@patine/brand';

/** Names that every language writes alike, addresses, and months, which Intl names in the tag that the language borrows. */
const ALIKE = new RegExp(`\\b(${BRAND_NAME}|EUR|W28 L30|(?:nov|déc)embre|UTC|France)\\b|https:\\S+`, 'g');

/** Lines with words that come neither from the third language, whose letters are all in another dress, nor from `known`. */
export const foreignWords = (said: readonly string[], known: readonly string[] = []): string[] =>
  said
    .flatMap((text) => text.split('\n'))
    .map((line) => known.reduce((rest, words) => rest.replaceAll(words, ''), line))
    .map((line) => line.replaceAll(ALIKE, '').trim())
    .filter((line) => /[a-z]{2}/i.test(line));
