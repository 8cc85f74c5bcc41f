import { canAddToCart, isReservedFor } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { cartView } from './cart-view.ts';
import { readCustomization } from './customization.ts';
import { withCart } from './open-cart.ts';
import { findVariant } from '../catalogue/index.ts';
import { countLines, holdsLine, putLine } from './entries-repository.ts';
import { changeCart } from './repository.ts';
import { settleShipping } from './settle-shipping.ts';

/** Accepts an item that another buyer is paying for: a cart never holds an item. */
export const addProductToCart: Mutation<'addProductToCart'> = async (
  _root,
  { cartId, productReference, productVariantId, customization },
  context,
) => {
  const id = await withCart(context, cartId, async (tx, cart, now) => {
    const item = await findVariant(tx, productReference, productVariantId, now);
    if (!item) throw new ApiError('NOT_FOUND');
    const isPromised = isReservedFor(item, context.session?.customerId ?? null, now);
    if (item.status !== 'listed' || (item.isBeforeLaunch && !isPromised))
      throw new ApiError('ITEM_UNAVAILABLE', { productReferences: [productReference] });
    const text = readCustomization(customization, item);
    if (!text.ok) throw new ApiError(text.code);

    const check = canAddToCart(await countLines(tx, cart.id));
    if (!check.ok && !(await holdsLine(tx, cart.id, item.itemId))) throw new ApiError(check.code);
    await putLine(tx, {
      cartId: cart.id,
      itemId: item.itemId,
      customizationLabel: text.value?.label ?? null,
      customizationValue: text.value?.value ?? null,
      addedAt: now,
    });
    await changeCart(tx, cart.id, { updatedAt: now });
    await settleShipping(tx, cart.id, now);
  });
  return cartView(context, id);
};
