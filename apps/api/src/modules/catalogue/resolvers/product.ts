import type { QueryResolvers } from '@patine/contract/resolvers';
import type { ApiContext } from '../../../context.ts';
import { ApiError } from '../../../errors.ts';
import { productsByReference } from '../products.ts';

export const product: NonNullable<QueryResolvers<ApiContext>['product']> = async (
  _root,
  { reference },
  { db, clock, locale, session },
) => {
  const products = await productsByReference(db, [reference], locale, {
    now: clock.now(),
    customerId: session?.customerId ?? null,
  });
  const found = products.get(reference);
  if (!found) throw new ApiError('NOT_FOUND');
  return found;
};
