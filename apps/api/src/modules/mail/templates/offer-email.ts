import { OFFER_HOURS, OFFER_RESERVATION_HOURS, type Locale } from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';

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

export const OFFER_EMAILS = [
  'received',
  'sent',
  'accepted',
  'declined',
  'lapsed',
  'promise-over',
  'sold',
  'withdrawn',
] as const;
export type OfferEmail = (typeof OFFER_EMAILS)[number];

type Facts = {
  locale: Locale;
  /** Who reads it: a first name or a shop's name. */
  name: string;
  offer: OfferFacts;
  /** Where its one link leads. */
  address: string;
};

/** A letter about a price offer, to its seller or its buyer: what happened, until when, one link. */
export function offerEmail(kind: OfferEmail, { locale, name, offer, address }: Facts): Email {
  const values = { name, ...offer, answerHours: OFFER_HOURS, reservationHours: OFFER_RESERVATION_HOURS };
  return blockEmail(
    locale,
    messagesIn(locale)(`offer.${kind}.subject`, offer),
    blocksOf(locale, `offer.${kind}.text`, values, { link: address }),
  );
}
