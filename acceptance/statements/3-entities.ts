import type { Statement } from '../statement.ts';
import { product } from './3-product.ts';

export const entities: Statement[] = [...product];
