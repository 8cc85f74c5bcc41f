import type { ApiModule } from '../../module.ts';
import { createCustomer } from './create-customer.ts';

/** Creates accounts. Separate from `customers` because it also needs the newsletter module. */
export const registration: ApiModule = { resolvers: { Mutation: { createCustomer } } };
