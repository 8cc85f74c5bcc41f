import { type Locale, localePrefix } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';
import { itemLines, type EmailedItem } from './item-lines.ts';

type Facts = {
  locale: Locale;
  publicUrl: string;
  search: { name: string; path: string; token: string };
  /** The first of the new pieces. */
  pieces: readonly EmailedItem[];
  /** How many are new. */
  total: number;
};

/** What came into a saved search since the last mail about it. */
export function newPieces({ locale, publicUrl, search, pieces, total }: Facts): Email {
  const { name, path, token } = search;
  const at = (page: string) => new URL(localePrefix(locale) + page, publicUrl).href;
  const stop = at(`/alerts/${token}`);
  const links = { all: new URL(path, publicUrl).href, manage: at('/account/searches'), stop };
  const rest = total - pieces.length;
  const letter = blockEmail(locale, messagesIn(locale)('new-pieces.subject', { name, count: total }), [
    ...blocksOf(locale, 'new-pieces.text', { name }),
    ...itemLines(pieces, { locale, publicUrl }),
    ...(rest > 0 ? [messagesIn(locale)('new-pieces.more', { count: rest })] : []),
    ...blocksOf(locale, 'new-pieces.links', {}, links),
  ]);
  return { ...letter, unsubscribeUrl: stop };
}
