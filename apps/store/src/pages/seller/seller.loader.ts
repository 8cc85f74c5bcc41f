import { sellerQuery } from '../../features/catalogue/seller.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { notFound } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, params }) => {
  const { slug = '' } = params;
  // An invalid slug is a 404 without an api call.
  if (!/^[a-z0-9-]+$/.test(slug)) return notFound();
  await queryClient.ensureQueryData(sellerQuery(api, locale, slug));
  return null;
};
