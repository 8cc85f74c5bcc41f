import { DEFAULT_LOCALE, eachLocale, referenceFromSlug } from '@patine/core';
import { neighboursQuery } from '../../features/catalogue/neighbours.query.ts';
import { productQuery } from '../../features/catalogue/product.query.ts';
import type { PageLoader } from '../../lib/page-loader.ts';
import { gone, movedTo, notFound } from '../../lib/page-error.ts';
import { paths } from '../../paths.ts';
import { isLongSold } from './long-sold.ts';
import { Alike, loadParts } from './lazy-parts.ts';

/** References are GraphQL Ints: no product has a larger one. */
const REFERENCE_MAX = 2 ** 31 - 1;

export const loader: PageLoader = async ({ queryClient, api, locale, params }) => {
  const reference = referenceFromSlug(params['slug'] ?? '');
  if (reference === null || reference > REFERENCE_MAX) return notFound();
  const product = await queryClient.ensureQueryData(productQuery(api, locale, reference));
  if (product.slug !== params['slug']) return movedTo(paths.product(locale, product.slug));
  if (isLongSold(product, Date.now())) return gone();
  await Promise.all([
    queryClient.ensureQueryData(neighboursQuery(api, locale, product)),
    loadParts(),
    product.availability === 'AVAILABLE' ? null : Alike.load(),
  ]);
  // A product has two slugs: one in the default language and one for all others.
  const inDefault = locale === DEFAULT_LOCALE;
  return {
    alternates: eachLocale((other) =>
      paths.product(other, (other === DEFAULT_LOCALE) === inDefault ? product.slug : product.alternateSlug),
    ),
  };
};
