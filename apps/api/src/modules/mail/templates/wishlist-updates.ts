import { type Locale, localePrefix } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';
import { itemLines, type EmailedItem } from './item-lines.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

export const WISHLIST_TOPICS = ['price-drops', 'back-again'] as const;
export type WishlistTopic = (typeof WISHLIST_TOPICS)[number];

type Facts = {
  locale: Locale;
  publicUrl: string;
  /** Those of the list that are still for sale. */
  pieces: readonly EmailedItem[];
  /** Ends the mails of this topic. */
  stopToken: string;
};

/** What happened to pieces that somebody keeps an eye on. */
export function wishlistUpdates(
  topic: WishlistTopic,
  { locale, publicUrl, pieces, stopToken }: Facts,
): Email {
  const at = (path: string) => new URL(localePrefix(locale) + path, publicUrl).href;
  const count = { count: pieces.length };
  const stop = unsubscribeLink(locale, publicUrl, stopToken);
  const letter = blockEmail(locale, messagesIn(locale)(`wishlist.${topic}.subject`, count), [
    ...blocksOf(locale, `wishlist.${topic}.text`, count),
    ...itemLines(pieces, { locale, publicUrl }, topic === 'price-drops'),
    ...blocksOf(locale, 'wishlist.links', {}, { wishlist: at('/wishlist'), choose: at('/account/emails') }),
    stop,
  ]);
  return { ...letter, unsubscribeUrl: stop.address };
}
