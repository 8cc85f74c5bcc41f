import { referenceFromSlug } from '@patine/core';
import { productQuery } from '../../features/catalogue/product.query.ts';
import { similarQuery } from '../../features/catalogue/similar.query.ts';
import type { PageLoader } from '../../lib/page-context.ts';
import { movedTo, notFound } from '../../lib/page-error.ts';
import { paths } from '../../paths.ts';

/** References are GraphQL integers: a larger number names no piece. */
const REFERENCE_MAX = 2 ** 31 - 1;

export const loader: PageLoader = async ({ queryClient, api, locale, params }) => {
  const reference = referenceFromSlug(params['slug'] ?? '');
  if (reference === null || reference > REFERENCE_MAX) return notFound();
  const product = await queryClient.ensureQueryData(productQuery(api, locale, reference));
  if (product.slug !== params['slug']) return movedTo(paths.product(locale, product.slug));
  await queryClient.ensureQueryData(similarQuery(api, locale, product));
  return { alternate: paths.product(locale === 'fr' ? 'en' : 'fr', product.alternateSlug) };
};
