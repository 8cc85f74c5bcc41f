import { type Locale, localePrefix } from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';
import { pieceLines, type ToldPiece } from './piece-lines.ts';
import { stopLink } from './stop-link.ts';

export const WISHED_TOPICS = ['price-drops', 'back-again'] as const;
export type WishedTopic = (typeof WISHED_TOPICS)[number];

type Facts = {
  locale: Locale;
  publicUrl: string;
  /** Those of the list that are still for sale. */
  pieces: readonly ToldPiece[];
  /** Ends the mails of this topic. */
  stopToken: string;
};

/** What happened to pieces that somebody keeps an eye on. */
export function wishedPieces(topic: WishedTopic, { locale, publicUrl, pieces, stopToken }: Facts): Letter {
  const at = (path: string) => new URL(localePrefix(locale) + path, publicUrl).href;
  const count = { count: pieces.length };
  const stop = stopLink(locale, publicUrl, stopToken);
  const letter = blockLetter(locale, wordsIn(locale)(`wishlist.${topic}.subject`, count), [
    ...blocksOf(locale, `wishlist.${topic}.text`, count),
    ...pieceLines(pieces, { locale, publicUrl }, topic === 'price-drops'),
    ...blocksOf(locale, 'wishlist.links', {}, { wishlist: at('/wishlist'), choose: at('/account/emails') }),
    stop,
  ]);
  return { ...letter, unsubscribeUrl: stop.address };
}
