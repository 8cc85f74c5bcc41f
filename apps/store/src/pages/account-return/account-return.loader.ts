import { returnQuery } from '../../features/returns/returns.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';

/** Somebody else's return is no return: the page is then not found. */
export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(returnQuery(api, params['id'] ?? ''));
  return null;
};
