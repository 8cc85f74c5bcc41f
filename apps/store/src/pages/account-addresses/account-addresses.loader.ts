import { addressesQuery } from '../../features/addresses/addresses.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(addressesQuery(api));
  return null;
};
