import type { OfferPage } from '@patine/contract/resolvers';
import { OFFERS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { productsByReference } from '../catalogue/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { offerView } from './offer-view.ts';
import { countOffers, offersPage } from './repository.ts';

const MAX_PAGE = 50;
const MAX_PAGES = 1_000_000;

type PageRequest = { limit?: number | null; page?: number | null };

/** Newest first. A limit of 0 returns the total only; a page beyond the last is empty. */
export async function customerOffers(
  _customer: unknown,
  request: PageRequest,
  context: ApiContext,
): Promise<OfferPage> {
  const { customerId } = requireCustomer(context);
  const limit = Math.min(MAX_PAGE, Math.max(0, request.limit ?? OFFERS_PAGE_SIZE));
  const page = Math.min(MAX_PAGES, Math.max(1, request.page ?? 1));
  const totalNumberOfItems = await countOffers(context.db, customerId);
  const rows =
    limit > 0 ? await offersPage(context.db, customerId, { limit, offset: (page - 1) * limit }) : [];
  const now = context.clock.now();
  const references = rows.map(({ productReference }) => productReference);
  const products = await productsByReference(context.db, references, context.locale, { now, customerId });
  return {
    totalNumberOfItems,
    page,
    pages: limit > 0 ? Math.ceil(totalNumberOfItems / limit) : 0,
    offers: rows.flatMap((row) => {
      const product = products.get(row.productReference);
      return product ? [{ ...offerView(row, now), product }] : [];
    }),
  };
}
