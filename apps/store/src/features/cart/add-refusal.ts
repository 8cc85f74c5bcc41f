import { ApiError } from '../../lib/api-error.ts';

/** Message id of why a product was not added to the cart. A full cart has its own dialog. */
export function addRefusal(error: unknown): string | null {
  if (error === null) return null;
  if (error instanceof ApiError) {
    if (error.is('CART_FULL')) return null;
    if (error.is('ITEM_UNAVAILABLE') || error.is('ITEM_BEING_PAID')) return 'product.goneMeanwhile';
    if (error.is('CUSTOMIZATION_INVALID')) return 'product.customInvalid';
  }
  return 'error.unknown.text';
}
