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

function itemOf({ locale, kind, offer, picture }: OfferEmailProps): EmailItem {
  const { item: name, size, store: seller, amount, price } = offer;
  const translate = messagesIn(locale);
  return {
    name,
    // The seller knows who sells it.
    details: kind === 'received' ? [size] : [size, translate('order.confirmed.sold-by', { seller })],
    ...(kind === 'accepted'
      ? { price: translate('piece.price-dropped', { price: amount, before: price }), formerPrice: price }
      : { price }),
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
