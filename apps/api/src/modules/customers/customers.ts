import type { ApiModule } from '../../module.ts';
import { authenticate } from './authenticate.ts';
import { createCustomer } from './create-customer.ts';
import { logout } from './logout.ts';
import { forgetWhatEnded } from './forget.ts';
import { me } from './me.ts';
import { hasPaidOrder } from './repository.ts';
import { updateCustomer } from './update-customer.ts';
import { updateCustomerLocale } from './update-customer-locale.ts';
import { updateCustomerSizePreferences } from './update-customer-size-preferences.ts';

/** Accounts: getting in, getting out, and what a customer says of themselves. */
export const customers: ApiModule = {
  resolvers: {
    Query: { me },
    Mutation: {
      createCustomer,
      updateCustomer,
      updateCustomerLocale,
      updateCustomerSizePreferences,
      logout,
    },
    Customer: {
      hasOrder: ({ id }, _variables, { db }) => (id ? hasPaidOrder(db, id) : false),
    },
  },
  routes: (app, services) => {
    authenticate(app, services);
    app.jobs.schedule('customers.forget', 3_600, () => forgetWhatEnded(services));
  },
};
