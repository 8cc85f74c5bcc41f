import type { CustomerResolvers } from '@patine/contract/resolvers';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { requireCustomer } from '../customers/index.ts';
import { loadOrders } from './load-orders.ts';
import { countOrders, findOwnOrder, ordersPage } from '../orders/index.ts';

const MAX_PAGE = 50;
const MAX_PAGES = 1_000_000;

type Fields = Required<Pick<CustomerResolvers<ApiContext>, 'orders' | 'order'>>;

/** Newest first. A limit of 0 returns only the count; a page after the last one is empty. */
export const orders: Fields['orders'] = async (_customer, variables, context) => {
  const { customerId } = requireCustomer(context);
  const limit = Math.min(MAX_PAGE, Math.max(0, variables.limit ?? 10));
  const page = Math.min(MAX_PAGES, Math.max(1, variables.page ?? 1));
  const totalNumberOfItems = await countOrders(context.db, customerId);
  const rows = limit > 0 ? await ordersPage(context.db, customerId, limit, (page - 1) * limit) : [];
  return {
    totalNumberOfItems,
    page,
    pages: limit > 0 ? Math.ceil(totalNumberOfItems / limit) : 0,
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
