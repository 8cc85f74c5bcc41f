import { homeQuery } from '../../cms/home.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';

export const loader: PageLoader = async ({ queryClient, api, locale }) => {
  await queryClient.ensureQueryData(homeQuery(api, locale));
  return null;
};
