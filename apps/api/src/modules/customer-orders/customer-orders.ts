import type { ApiModule } from '../../module.ts';
import { cancelOrder } from './cancel-order.ts';
import { changeOrderAddress } from './change-order-address.ts';
import { calendarRoute } from './calendar-route.ts';
import { completeOrders } from './complete-orders.ts';
import { order, orders } from './read-orders.ts';

/** GraphQL fields of orders. All belong to the signed-in customer, so that nobody can request another's order. */
export const customerOrders: ApiModule = {
  resolvers: {
    Customer: { orders, order },
    Mutation: { cancelOrder, changeOrderAddress },
  },
  routes: (app, services) => {
    calendarRoute(app, services);
    app.jobs.schedule('orders-complete', () => completeOrders(services));
  },
};
