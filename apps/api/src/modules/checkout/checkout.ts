import type { ApiModule } from '../../module.ts';
import { cartCheckout } from './cart-checkout.ts';
import { deleteExpiredKeys } from './idempotency.ts';

/** Turns a cart into an order: checks prices, holds the items and opens a payment session. */
export const checkout: ApiModule = {
  resolvers: { Mutation: { cartCheckout } },
  routes: (app, { db, clock }) => {
    app.jobs.schedule('idempotency-tidy', async () => void (await deleteExpiredKeys(db, clock.now())));
  },
};
