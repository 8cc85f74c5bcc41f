import { ON_THE_WAY_DAYS, RETURN_WINDOW_DAYS, DAY_MS } from '@patine/core';
import type { Product } from '../../features/catalogue/product.query.ts';

/** True once a sold piece can come back no more: whoever bought it has had it for longer than they may return it. */
export const isLongSold = ({ soldAt }: Pick<Product, 'soldAt'>, now: number): boolean =>
  soldAt !== null && now - Date.parse(soldAt) > (ON_THE_WAY_DAYS + RETURN_WINDOW_DAYS) * DAY_MS;
