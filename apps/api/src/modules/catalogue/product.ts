import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { currentNames, currentRow } from './known-products.ts';
import { productOf } from './product-view.ts';

export const product: Query<'product'> = async (_root, { reference }, context) => {
  const row = await currentRow(context, reference);
  if (!row) throw new ApiError('NOT_FOUND');
  const { clock, locale, session } = context;
  const viewer = { now: clock.now(), customerId: session?.customerId ?? null };
  return productOf(row, locale, await currentNames(context, row), viewer);
};
