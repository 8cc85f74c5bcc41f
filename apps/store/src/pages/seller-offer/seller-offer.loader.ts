import { sellerOfferQuery } from '../../features/offers/seller-offer.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';

/** A link that never was sent is a page that is not there, in its own words. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  const offer = await queryClient.ensureQueryData(sellerOfferQuery(api, params['token'] ?? ''));
  return offer ? null : Response.json(null, { status: 404 });
};
