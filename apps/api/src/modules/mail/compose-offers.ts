import { productPath } from '@patine/contract/rest/seo';
import { type Locale, formatDay, formatMoney, formatTime, localePrefix } from '@patine/core';
import { z } from 'zod';
import { messagesIn } from '../../messages/translate.ts';
import { findItem } from '../inventory/index.ts';
import { productsByReference } from '../catalogue/index.ts';
import {
  findOffer,
  issueOfferLink,
  OFFER_UPDATES,
  type OfferRow,
  type OfferUpdate,
  statusOf,
} from '../offers/index.ts';
import { findStore } from '../sellers/index.ts';
import { type Compose, type ComposeContext, customerOf, mailLocale } from './compose-context.ts';
import { sellerAddress, sellerLocale } from './seller.ts';
import { type OfferFacts, type OfferEmailKind, offerEmail } from './emails/offer-email.ts';
import { pictureUrl } from './emails/picture-url.ts';

async function productOf({ db, clock }: ComposeContext, reference: number, locale: Locale) {
  const viewer = { now: clock.now(), customerId: null };
  const product = (await productsByReference(db, [reference], locale, viewer)).get(reference);
  if (!product) throw new Error(`Offer email for unknown product ${reference}`);
  return product;
}

type Product = Awaited<ReturnType<typeof productOf>>;

function factsOf(offer: OfferRow, product: Product, locale: Locale): OfferFacts {
  return {
    item: product.name,
    size: product.variants[0]?.size ?? '',
    store: product.store.name,
    amount: formatMoney({ amount: offer.amount, currency: offer.currency }, locale),
    price: formatMoney({ amount: offer.priceAmount, currency: offer.currency }, locale),
    until: messagesIn(locale)('date.moment', {
      day: formatDay(offer.expiresAt),
      time: formatTime(offer.expiresAt),
    }),
  };
}

const received: Compose = async (context, payload) => {
  const { db, clock, random, config } = context;
  const { offerId } = z.object({ offerId: z.string() }).parse(payload);
  const offer = await findOffer(db, offerId);
  if (!offer || statusOf(offer, clock.now()) !== 'PENDING') return null;
  const storeId = Number((await productOf(context, offer.productReference, 'fr')).store.id);
  const store = await findStore(db, storeId);
  if (!store) return null;
  const locale = sellerLocale(store);
  const product = await productOf(context, offer.productReference, locale);
  const token = await issueOfferLink(db, offer.id, clock.now(), random);
  const email = offerEmail({
    kind: 'received',
    locale,
    publicUrl: config.PUBLIC_URL,
    picture: pictureUrl(config.PUBLIC_URL, product.image?.id),
    name: store.name,
    offer: factsOf(offer, product, locale),
    address: new URL(`${localePrefix(locale)}/offers/${token}`, config.PUBLIC_URL).href,
  });
  return { ...email, recipient: sellerAddress(store, config), locale };
};

/** Chooses the buyer's email by the outcome of the offer. */
async function emailOf(
  { db }: ComposeContext,
  offer: OfferRow,
  update: OfferUpdate,
): Promise<OfferEmailKind> {
  if (update === 'lapsed') return offer.answeredAt ? 'promise-over' : 'lapsed';
  if (update !== 'closed') return update;
  const item = await findItem(db, offer.itemId);
  return item?.status === 'sold' ? 'sold' : 'withdrawn';
}

const update: Compose = async (context, payload) => {
  const { offerId, update: what } = z
    .object({ offerId: z.string(), update: z.enum(OFFER_UPDATES) })
    .parse(payload);
  const offer = await findOffer(context.db, offerId);
  if (!offer) return null;
  const publicUrl = context.config.PUBLIC_URL;
  const customer = await customerOf(context, offer.customerId);
  const locale = mailLocale(customer.locale);
  const product = await productOf(context, offer.productReference, locale);
  const path = what === 'sent' ? `${localePrefix(locale)}/account/offers` : productPath(locale, product.slug);
  const email = offerEmail({
    kind: await emailOf(context, offer, what),
    locale,
    publicUrl,
    picture: pictureUrl(publicUrl, product.image?.id),
    name: customer.firstName,
    offer: factsOf(offer, product, locale),
    address: new URL(path, publicUrl).href,
  });
  return { ...email, recipient: customer.emailAddress, locale };
};

/** Offer emails, by the outbox topic without its `mail.` prefix. */
export const OFFER_COMPOSERS = {
  'offer-received': received,
  'offer-update': update,
} satisfies Record<string, Compose>;
