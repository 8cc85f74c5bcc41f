import { meQuery } from '../../features/session/me.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(meQuery(api));
  return null;
};
