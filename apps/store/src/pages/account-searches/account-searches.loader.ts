import { savedSearchesQuery } from '../../features/saved-searches/saved-searches.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { searchPreviewsQuery } from './search-previews.query.ts';

export const loader: PageLoader = async ({ queryClient, api, locale }) => {
  const searches = await queryClient.ensureQueryData(savedSearchesQuery(api));
  // The page is shown without previews when they fail.
  await queryClient.prefetchQuery(searchPreviewsQuery(api, queryClient, locale, searches));
  return null;
};
