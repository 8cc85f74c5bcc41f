import { detailsQuery } from '../../features/account/details.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(detailsQuery(api));
  return null;
};
