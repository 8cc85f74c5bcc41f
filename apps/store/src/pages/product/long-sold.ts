import { ON_THE_WAY_DAYS, RETURN_WINDOW_DAYS, DAY_MS } from '@patine/core';
import type { Product } from '../../features/catalogue/product.query.ts';

/** True once the return period of a sold product has ended, so that it cannot be relisted. */
export const isLongSold = ({ soldAt }: Pick<Product, 'soldAt'>, now: number): boolean =>
  soldAt !== null && now - Date.parse(soldAt) > (ON_THE_WAY_DAYS + RETURN_WINDOW_DAYS) * DAY_MS;
