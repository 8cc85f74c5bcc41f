import { dropQuery } from '../../features/catalogue/drop.query.ts';
import { dropsQuery } from '../../features/catalogue/drops.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { notFound } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, params }) => {
  const { slug = '' } = params;
  // An invalid slug is a 404 without an api call.
  if (!/^[a-z0-9-]+$/.test(slug)) return notFound();
  await Promise.all([
    queryClient.ensureQueryData(dropQuery(api, locale, slug)),
    queryClient.prefetchQuery(dropsQuery(api, locale)),
  ]);
  return null;
};
