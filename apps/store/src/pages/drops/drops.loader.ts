import { dropsQuery } from '../../features/catalogue/drops.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, locale }) => {
  await queryClient.ensureQueryData(dropsQuery(api, locale));
  return null;
};
