import { emailSubscriptionQuery } from '../../features/newsletter/email-subscription.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(emailSubscriptionQuery(api, params['token'] ?? ''));
  return null;
};
