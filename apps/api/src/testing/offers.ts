import {
  AnswerPriceOfferDocument,
  CartDocument,
  MakePriceOfferDocument,
  MyOfferForProductDocument,
  MyOffersDocument,
  SellerOfferDocument,
} from '@patine/contract/operations';
import { asc } from 'drizzle-orm';
import { mails } from '../db/schema/operations.ts';
import { buyingShop } from './buying.ts';
import { insertReadyBuyer } from './ready-buyers.ts';

export const SELLER = 'atelier@comptoir-vintage.example';

type Item = { reference: number; variantId: string; itemId: number };

/** A shop whose products cost 100.00 EUR each and accept price offers, with actions of buyers and sellers. */
export async function offeringShop(variables: Record<string, string> = {}) {
  const shop = await buyingShop(variables);

  const offer = (token: string | undefined, { reference, variantId }: Item, amount: number) =>
    shop.call(
      MakePriceOfferDocument,
      { productReference: reference, productVariantId: variantId, amount },
      { token },
    );

  /** Signs up a customer whose cart holds these items and is ready for payment. */
  const ready = async (...items: Item[]) => {
    const itemIds = items.map(({ itemId }) => itemId);
    const buyer = await insertReadyBuyer(shop.db, itemIds, shop.clock.now());
    return { ...buyer, emailAddress: `${buyer.id}@example.com` };
  };

  /** Returns every email so far, oldest first, after the outbox has been processed. */
  const letters = async () => {
    await shop.app.outbox.drain();
    return shop.db.select().from(mails).orderBy(asc(mails.outboxId));
  };

  /** Returns the newest email to the seller and the token of its link. */
  const sellerLink = async () => {
    const letter = (await letters()).findLast(({ template }) => template === 'offer-received');
    const token = /\/offers\/([\w-]{43})$/m.exec(letter?.text ?? '')?.[1];
    if (!letter || !token) throw new Error('No email with an offer link was sent to the seller');
    return { letter, token };
  };

  /** Makes an offer and returns it with the seller's link. Throws if the shop refuses the offer. */
  const offered = async (item: Item, amount = 8000) => {
    const buyer = await ready(item);
    const { data, failure } = await offer(buyer.token, item, amount);
    if (!data) throw new Error(`The offer was refused: ${JSON.stringify(failure)}`);
    return { buyer, offer: data.makePriceOffer, link: (await sellerLink()).token };
  };

  return {
    ...shop,
    item: (overrides: Parameters<typeof shop.item>[0] = {}) =>
      shop.item({ priceAmount: 10_000, acceptsOffers: true, ...overrides }),
    ready,
    offer,
    offered,
    letters,
    sellerLink,
    /** Returns the subjects of the offer emails to a recipient. */
    subjectsTo: async (recipient: string) =>
      (await letters())
        .filter((letter) => letter.recipient === recipient && letter.template.startsWith('offer-'))
        .map(({ subject }) => subject),
    answer: (token: string, accept: boolean) => shop.call(AnswerPriceOfferDocument, { token, accept }),
    look: (token: string) => shop.call(SellerOfferDocument, { token }),
    mine: async (token: string) =>
      (await shop.request(MyOffersDocument, { page: 1 }, { token })).me.offers.offers,
    myOffer: async (token: string | undefined, { reference }: Item) =>
      (await shop.request(MyOfferForProductDocument, { reference }, { token })).product.myOffer,
    cart: async ({ token, cartId }: { token: string; cartId: string }) =>
      (await shop.request(CartDocument, { id: cartId }, { token })).cart,
  };
}

export type OfferingShop = Awaited<ReturnType<typeof offeringShop>>;
