import { alertSubscriptionQuery } from '../../features/saved-searches/alert-subscription.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(alertSubscriptionQuery(api, params['token'] ?? ''));
  return null;
};
