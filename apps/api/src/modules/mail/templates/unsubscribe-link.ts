import { type Locale, localePrefix } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';

/** The way out of messages that somebody asked for; whoever has the token can end them. */
export const unsubscribeLink = (locale: Locale, publicUrl: string, token: string) => ({
  words: messagesIn(locale)('topics.stop'),
  address: new URL(`${localePrefix(locale)}/emails/${token}`, publicUrl).href,
});
