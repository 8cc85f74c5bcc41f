import { OFFER_HOURS, OFFER_RESERVATION_HOURS, type Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './components.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

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
export type OfferEmailKind = (typeof OFFER_EMAILS)[number];

export type OfferEmailProps = {
  locale: Locale;
  kind: OfferEmailKind;
  /** Who reads it: a first name or a shop's name. */
  name: string;
  offer: OfferFacts;
  /** Where its one link leads. */
  address: string;
};

const offerEmailSubject = ({ locale, kind, offer }: OfferEmailProps) =>
  messagesIn(locale)(`offer.${kind}.subject`, offer);

/** What happened to a price offer, until when, and one link; for its seller or its buyer. */
export function OfferEmail(props: OfferEmailProps) {
  const { locale, kind, name, offer, address } = props;
  const values = { name, ...offer, answerHours: OFFER_HOURS, reservationHours: OFFER_RESERVATION_HOURS };
  return h(
    EmailLayout,
    { title: offerEmailSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: `offer.${kind}.text`, values, links: { link: address } }),
  );
}

export const offerEmail = (props: OfferEmailProps): Email =>
  renderEmail({ locale: props.locale, subject: offerEmailSubject(props), letter: h(OfferEmail, props) });
