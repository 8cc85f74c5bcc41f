import type { ApiModule } from '../../module.ts';
import { product } from './product.ts';

/** Products: what they are and who may have them. */
export const catalogue: ApiModule = {
  resolvers: { Query: { product } },
};
