import { returnsQuery } from '../../features/returns/returns.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureInfiniteQueryData(returnsQuery(api));
  return null;
};
