import { brandsQuery } from '../../features/catalogue/brands.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, locale }) => {
  await queryClient.ensureQueryData(brandsQuery(api, queryClient, locale));
  return null;
};
