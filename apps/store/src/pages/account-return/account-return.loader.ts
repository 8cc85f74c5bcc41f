import { returnQuery } from '../../features/returns/returns.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

/** Another customer's return is a 404. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(returnQuery(api, params['id'] ?? ''));
  return null;
};
