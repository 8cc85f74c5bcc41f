import { type Locale, localePrefix } from '@patine/core';
import { wordsIn } from '../../../words/words.ts';

/** The way out of messages that somebody asked for; whoever has the token can end them. */
export const stopLink = (locale: Locale, publicUrl: string, token: string) => ({
  words: wordsIn(locale)('topics.stop'),
  address: new URL(`${localePrefix(locale)}/emails/${token}`, publicUrl).href,
});
