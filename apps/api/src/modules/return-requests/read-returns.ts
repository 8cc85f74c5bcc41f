import type { CustomerResolvers } from '@patine/contract/resolvers';
import { RETURNS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { requireCustomer } from '../customers/index.ts';
import { loadReturns } from './load-returns.ts';
import { countReturns, findOwnReturn, returnsPage } from '../returns/index.ts';

const MAX_PAGE = 50;
const MAX_PAGES = 1_000_000;

type Fields = Required<Pick<CustomerResolvers<ApiContext>, 'returnRequests' | 'returnRequest'>>;

/** Newest first. A limit of 0 returns the total only; a page beyond the last is empty. */
export const readReturnRequests: Fields['returnRequests'] = async (_customer, variables, context) => {
  const { customerId } = requireCustomer(context);
  const limit = Math.min(MAX_PAGE, Math.max(0, variables.limit ?? RETURNS_PAGE_SIZE));
  const page = Math.min(MAX_PAGES, Math.max(1, variables.page ?? 1));
  const totalNumberOfItems = await countReturns(context.db, customerId);
  const rows = limit > 0 ? await returnsPage(context.db, customerId, limit, (page - 1) * limit) : [];
  return {
    totalNumberOfItems,
    page,
    pages: limit > 0 ? Math.ceil(totalNumberOfItems / limit) : 0,
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
