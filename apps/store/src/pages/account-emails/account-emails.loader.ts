import { emailTopicsQuery } from '../../features/newsletter/email-topics.query.ts';
import { savedSearchesQuery } from '../../features/saved-searches/saved-searches.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';

export const loader: PageLoader = async ({ queryClient, api }) => {
  await Promise.all([
    // An email's link may have unsubscribed a topic meanwhile.
    queryClient.fetchQuery({ ...emailTopicsQuery(api), staleTime: 0 }),
    queryClient.ensureQueryData(savedSearchesQuery(api)),
  ]);
  return null;
};
