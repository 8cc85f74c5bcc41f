import type { ApiModule } from '../../module.ts';
import { authenticate } from './authenticate.ts';
import { askPasswordReset } from './ask-password-reset.ts';
import { confirmEmailAddress } from './confirm-email-address.ts';
import { logout } from './logout.ts';
import { logoutEverywhere } from './logout-everywhere.ts';
import { purgeExpired } from './purge-expired.ts';
import { me } from './me.ts';
import { passwordLink } from './password-link.ts';
import { hasPaidOrder } from './repository.ts';
import { resetPassword } from './reset-password.ts';
import { updateCustomer } from './update-customer.ts';
import { updateCustomerLocale } from './update-customer-locale.ts';
import { updateCustomerSizePreferences } from './update-customer-size-preferences.ts';

/** GraphQL fields and routes for login, logout, passwords and the customer's profile. */
export const customers: ApiModule = {
  resolvers: {
    Query: { me, passwordLink },
    Mutation: {
      updateCustomer,
      updateCustomerLocale,
      updateCustomerSizePreferences,
      confirmEmailAddress,
      askPasswordReset,
      resetPassword,
      logout,
      logoutEverywhere,
    },
    Customer: {
      hasOrder: ({ id }, _variables, { db }) => (id ? hasPaidOrder(db, id) : false),
    },
  },
  routes: (app, services) => {
    authenticate(app, services);
    app.jobs.schedule('customers.forget', () => purgeExpired(services));
  },
};
