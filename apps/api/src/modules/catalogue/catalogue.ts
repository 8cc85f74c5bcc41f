import type { ApiModule } from '../../module.ts';
import { product } from './product.ts';

/** GraphQL fields of products. */
export const catalogue: ApiModule = {
  resolvers: { Query: { product } },
};
