import { sizesQuery } from '../../lib/saved-sizes.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(sizesQuery(api));
  return null;
};
