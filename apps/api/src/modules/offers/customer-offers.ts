import type { OfferPage } from '@patine/contract/resolvers';
import { OFFERS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { type PageRequest, pagesOf, requestedPage } from '../../page-request.ts';
import { productsByReference } from '../catalogue/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { offerView } from './offer-view.ts';
import { countOffers, offersPage } from './repository.ts';

/** Newest first. A limit of 0 returns the total only; a page beyond the last is empty. */
export async function customerOffers(
  _customer: unknown,
  request: PageRequest,
  context: ApiContext,
): Promise<OfferPage> {
  const { customerId } = requireCustomer(context);
  const { limit, page, offset } = requestedPage(request, OFFERS_PAGE_SIZE);
  const totalNumberOfItems = await countOffers(context.db, customerId);
  const rows = limit > 0 ? await offersPage(context.db, customerId, { limit, offset }) : [];
  const now = context.clock.now();
  const references = rows.map(({ productReference }) => productReference);
  const products = await productsByReference(context.db, references, context.locale, { now, customerId });
  return {
    totalNumberOfItems,
    page,
    pages: pagesOf(totalNumberOfItems, limit),
    offers: rows.flatMap((row) => {
      const product = products.get(row.productReference);
      return product ? [{ ...offerView(row, now), product }] : [];
    }),
  };
}
