import type { CustomerResolvers } from '@patine/contract/resolvers';
import { RETURNS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { pagesOf, requestedPage } from '../../page-request.ts';
import { requireCustomer } from '../customers/index.ts';
import { loadReturns } from './load-returns.ts';
import { countReturns, findOwnReturn, returnsPage } from '../returns/index.ts';

type Fields = Required<Pick<CustomerResolvers<ApiContext>, 'returnRequests' | 'returnRequest'>>;

/** Newest first. A limit of 0 returns the total only; a page beyond the last is empty. */
export const readReturnRequests: Fields['returnRequests'] = async (_customer, variables, context) => {
  const { customerId } = requireCustomer(context);
  const { limit, page, offset } = requestedPage(variables, RETURNS_PAGE_SIZE);
  const totalNumberOfItems = await countReturns(context.db, customerId);
  const rows = limit > 0 ? await returnsPage(context.db, customerId, limit, offset) : [];
  return {
    totalNumberOfItems,
    page,
    pages: pagesOf(totalNumberOfItems, limit),
    items: await loadReturns(
      context,
      rows.map(({ id }) => id),
    ),
  };
};

/** Throws NOT_FOUND for another customer's return. */
export const readReturnRequest: Fields['returnRequest'] = async (_customer, { id }, context) => {
  const { customerId } = requireCustomer(context);
  const own = await findOwnReturn(context.db, id, customerId);
  const [view] = own ? await loadReturns(context, [own.id]) : [];
  if (!view) throw new ApiError('NOT_FOUND');
  return view;
};
