import { confirmationQuery } from '../../features/newsletter/email-subscription.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api, params }) => {
  await queryClient.ensureQueryData(confirmationQuery(api, params['token'] ?? ''));
  return null;
};
