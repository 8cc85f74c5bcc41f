import type { CustomerResolvers } from '@patine/contract/resolvers';
import { ORDERS_PAGE_SIZE } from '@patine/core';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { pagesOf, requestedPage } from '../../page-request.ts';
import { requireCustomer } from '../customers/index.ts';
import { loadOrders } from './load-orders.ts';
import { countOrders, findOwnOrder, ordersPage } from '../orders/index.ts';

type Fields = Required<Pick<CustomerResolvers<ApiContext>, 'orders' | 'order'>>;

/** Newest first. A limit of 0 returns only the count; a page after the last one is empty. */
export const orders: Fields['orders'] = async (_customer, variables, context) => {
  const { customerId } = requireCustomer(context);
  const { limit, page, offset } = requestedPage(variables, ORDERS_PAGE_SIZE);
  const totalNumberOfItems = await countOrders(context.db, customerId);
  const rows = limit > 0 ? await ordersPage(context.db, customerId, limit, offset) : [];
  return {
    totalNumberOfItems,
    page,
    pages: pagesOf(totalNumberOfItems, limit),
    items: await loadOrders(context, rows),
  };
};

/** The confirmation page polls this field, so that it first settles the payment of an unpaid order. */
export const order: Fields['order'] = async (_customer, { id }, context) => {
  const { customerId } = requireCustomer(context);
  const found = await findOwnOrder(context.db, id, customerId);
  if (!found) throw new ApiError('NOT_FOUND');
  if (found.status === 'CHECKOUT') await context.app.payments.settleOrder(found.id);
  const current = found.status === 'CHECKOUT' ? await findOwnOrder(context.db, id, customerId) : found;
  const [view] = await loadOrders(context, current ? [current] : []);
  if (!view) throw new ApiError('NOT_FOUND');
  return view;
};
