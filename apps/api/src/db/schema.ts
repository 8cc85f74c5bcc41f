import * as carts from './schema/carts.ts';
import * as catalogue from './schema/catalogue.ts';
import * as customers from './schema/customers.ts';
import * as operations from './schema/operations.ts';
import * as orders from './schema/orders.ts';
import * as payments from './schema/payments.ts';

export const schema = { ...catalogue, ...customers, ...carts, ...orders, ...payments, ...operations };
