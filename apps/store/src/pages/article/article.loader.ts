import { articleQuery, articleRequest } from '../../cms/article.query.ts';
import { loadBlocks } from '../../cms/blocks.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { movedTo } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, url }) => {
  const article = await queryClient.ensureQueryData(articleQuery(api, locale, articleRequest(url)));
  const { path, zones, alternates } = article;
  if (path !== url.pathname) return movedTo(path + url.search);
  // A page renders once the code of all its blocks is loaded; a cached page's blocks may not be loaded yet.
  await loadBlocks(zones.flatMap(({ blocks }) => blocks.map(({ block }) => block.type)));
  return { alternates };
};
