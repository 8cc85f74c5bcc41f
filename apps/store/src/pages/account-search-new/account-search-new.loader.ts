import { listIn } from '../../features/saved-searches/list-in.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { notFound } from '../../lib/page-error.ts';

export const loader: PageLoader = async ({ url }) => {
  if (!listIn(url.searchParams.get('list') ?? '')) notFound();
  return null;
};
