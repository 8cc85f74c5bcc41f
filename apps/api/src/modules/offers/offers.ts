import { isClosedPeriod } from '@patine/core';
import type { PriceOffer } from '@patine/contract/resolvers';
import type { ApiContext } from '../../context.ts';
import type { ApiModule } from '../../module.ts';
import { currentNames, currentRow, productOf } from '../catalogue/index.ts';
import { answerPriceOffer } from './answer-price-offer.ts';
import { customerOffers } from './customer-offers.ts';
import { expireOffers } from './expire-offers.ts';
import { makePriceOffer } from './make-price-offer.ts';
import { offerView } from './offer-view.ts';
import { ownOfferFor } from './repository.ts';
import { sellerOffer } from './seller-offer.ts';
import { withdrawOffer } from './withdraw-offer.ts';

async function productOfOffer(
  { product, productReference }: Partial<PriceOffer>,
  _variables: object,
  context: ApiContext,
) {
  if (product) return product;
  const row = await currentRow(context, productReference ?? 0);
  if (!row) throw new Error('Product of a price offer not found');
  const viewer = { now: context.clock.now(), customerId: context.session?.customerId ?? null };
  return productOf(row, context.locale, await currentNames(context, row), viewer);
}

/** Price offers that buyers make, and sellers' answers. */
export const offers: ApiModule = {
  resolvers: {
    Query: { sellerOffer },
    Mutation: { makePriceOffer, answerPriceOffer, withdrawOffer },
    Customer: { offers: customerOffers },
    PriceOffer: { product: productOfOffer },
    PricingInfo: {
      // During sales `makePriceOffer` rejects every offer, so no range is shown.
      priceOfferRange: ({ priceOfferRange = null }, _variables, { config, clock }) =>
        isClosedPeriod(config.OFFERS_CLOSED, clock.now()) ? null : priceOfferRange,
    },
    Product: {
      myOffer: async ({ reference }, _variables, { db, clock, session }) => {
        const own = session && reference ? await ownOfferFor(db, session.customerId, reference) : null;
        return own && offerView(own, clock.now());
      },
    },
  },
  routes: (app, services) => {
    app.jobs.schedule('offers-lapse', async () => void (await expireOffers(services)));
  },
};
