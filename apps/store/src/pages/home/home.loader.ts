import { loadBlocks } from '../../cms/blocks.ts';
import { draftQuery } from '../../cms/draft-query.ts';
import { homeQuery } from '../../cms/home.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, url }) => {
  const { zones } = await queryClient.ensureQueryData(homeQuery(api, locale, draftQuery(url.search)));
  // A page renders once the code of all its blocks is loaded; a cached page's blocks may not be loaded yet.
  await loadBlocks(zones.flatMap(({ blocks }) => blocks.map(({ block }) => block.type)));
  return null;
};
