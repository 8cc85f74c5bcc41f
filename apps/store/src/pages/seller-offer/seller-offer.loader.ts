import { sellerOfferQuery } from '../../features/offers/seller-offer.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** An invalid link is a 404 with its own message. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  const offer = await queryClient.ensureQueryData(sellerOfferQuery(api, params['token'] ?? ''));
  return offer ? null : Response.json(null, { status: 404 });
};
