import { savedSearchesQuery } from '../../features/saved-searches/saved-searches.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(savedSearchesQuery(api));
  return null;
};
