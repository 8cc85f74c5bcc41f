import type { ApiModule } from '../../module.ts';
import { createCustomer } from './create-customer.ts';

/** Opening an account, and what is asked for with it: a module of its own, since it writes to the newsletter too. */
export const registration: ApiModule = { resolvers: { Mutation: { createCustomer } } };
