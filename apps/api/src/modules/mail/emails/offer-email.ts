import { OFFER_HOURS, OFFER_RESERVATION_HOURS, type Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { type EmailItem, ItemList } from './item-list.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

/** The formatted values of an offer email. */
export type OfferFacts = {
  item: string;
  size: string;
  store: string;
  /** Formatted amounts with currency. */
  amount: string;
  price: string;
  /** Formatted expiry time of the offer. */
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
  publicUrl: string;
  /** The reader's first name or shop name. */
  name: string;
  offer: OfferFacts;
  /** URL of the item's picture. */
  picture: string | null;
  /** The URL of its only link. */
  address: string;
};

const offerEmailSubject = ({ locale, kind, offer }: OfferEmailProps) =>
  messagesIn(locale)(`offer.${kind}.subject`, offer);

/** Updates whose text gives the price of the piece; in the others it may have changed since the offer. */
const WITH_PRICE: ReadonlySet<OfferEmailKind> = new Set(['received', 'sent', 'declined']);

function priceIn({ locale, kind, offer: { amount, price } }: OfferEmailProps) {
  if (kind !== 'accepted') return WITH_PRICE.has(kind) ? { price } : {};
  const dropped = messagesIn(locale)('piece.price-dropped', { price: amount, before: price });
  return { price: dropped, formerPrice: price };
}

function itemOf(props: OfferEmailProps): EmailItem {
  const { locale, kind, offer, picture } = props;
  const { item: name, size, store: seller } = offer;
  return {
    name,
    // The seller knows who sells it.
    details: kind === 'received' ? [size] : [size, messagesIn(locale)('piece.seller', { seller })],
    ...priceIn(props),
    picture,
  };
}

/** The state of a price offer, for its seller or its buyer. */
export function OfferEmail(props: OfferEmailProps) {
  const { locale, kind, publicUrl, name, offer, address } = props;
  const values = { name, ...offer, answerHours: OFFER_HOURS, reservationHours: OFFER_RESERVATION_HOURS };
  return h(
    EmailLayout,
    { locale, publicUrl, title: offerEmailSubject(props), titleIsSubject: true },
    h(
      MessageBlocks,
      { locale, id: `offer.${kind}.text`, values, links: { link: address } },
      h(ItemList, { items: [itemOf(props)] }),
    ),
  );
}

export const offerEmail = (props: OfferEmailProps): Email =>
  renderEmail({ locale: props.locale, subject: offerEmailSubject(props), email: h(OfferEmail, props) });
