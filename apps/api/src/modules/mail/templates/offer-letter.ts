import type { Locale } from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';

/** What a letter says of an offer, ready to be read. */
export type OfferFacts = {
  piece: string;
  size: string;
  store: string;
  /** Amounts with their currency. */
  amount: string;
  price: string;
  /** When its time is, or was, over. */
  until: string;
};

export const OFFER_LETTERS = [
  'received',
  'sent',
  'accepted',
  'declined',
  'lapsed',
  'promise-over',
  'sold',
  'withdrawn',
] as const;
export type OfferLetter = (typeof OFFER_LETTERS)[number];

type Facts = {
  locale: Locale;
  /** Who reads it: a first name or a shop's name. */
  name: string;
  offer: OfferFacts;
  /** Where its one link leads. */
  address: string;
};

/** A letter about a price offer, to its seller or its buyer: what happened, until when, one link. */
export function offerLetter(kind: OfferLetter, { locale, name, offer, address }: Facts): Letter {
  return blockLetter(
    locale,
    wordsIn(locale)(`offer.${kind}.subject`, offer),
    blocksOf(locale, `offer.${kind}.text`, { name, ...offer }, { link: address }),
  );
}
