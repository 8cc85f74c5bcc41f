import type { ApiModule } from '../../module.ts';
import { order, orders as ordersField } from './customer-orders.ts';

/** What a customer bought. Fields of the signed-in customer only: nobody else's orders can be named. */
export const orders: ApiModule = {
  resolvers: { Customer: { orders: ordersField, order } },
};
