import type { ApiModule } from '../../module.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrderAddress } from './change-order-address.ts';
import { completeOrders } from './complete-orders.ts';
import { order, orders } from './read-orders.ts';

const COMPLETE_SECONDS = 3_600;

/** What a customer bought. Fields of the signed-in customer only: nobody else's orders can be named. */
export const customerOrders: ApiModule = {
  resolvers: {
    Customer: { orders, order },
    Mutation: { cancelOrder, changeOrderAddress },
  },
  routes: (app, services) => {
    app.jobs.schedule('orders-complete', COMPLETE_SECONDS, () => completeOrders(services));
  },
};
