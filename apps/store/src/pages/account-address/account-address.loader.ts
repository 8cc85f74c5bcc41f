import { addressesQuery } from '../../features/addresses/addresses.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { notFound } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ queryClient, api, params }) => {
  const entries = await queryClient.ensureQueryData(addressesQuery(api));
  return entries.some(({ id }) => id === params['id']) ? null : notFound();
};
