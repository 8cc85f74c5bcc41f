import { offersQuery } from '../../features/offers/offers.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureInfiniteQueryData(offersQuery(api));
  return null;
};
