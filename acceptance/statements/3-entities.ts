import type { Statement } from '../statement.ts';
import { cartEntities } from './3-cart.ts';
import { contentEntities } from './3-content.ts';
import { customers } from './3-customer.ts';
import { orderEntities } from './3-order.ts';
import { product } from './3-product.ts';

export const entities: Statement[] = [
  ...contentEntities,
  ...customers,
  ...product,
  ...cartEntities,
  ...orderEntities,
];
