import { dropAlertQuery } from '../../features/catalogue/drop-alert.query.ts';
import { dropQuery } from '../../features/catalogue/drop.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { notFound } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ queryClient, api, locale, params }) => {
  const { slug = '', token } = params;
  if (!/^[a-z0-9-]+$/.test(slug)) return notFound();
  await Promise.all([
    queryClient.ensureQueryData(dropQuery(api, locale, slug)),
    token === undefined ? null : queryClient.ensureQueryData(dropAlertQuery(api, token)),
  ]);
  return null;
};
