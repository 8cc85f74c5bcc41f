import { useState } from 'react';
import { useAddToCart } from '../../features/cart/add-to-cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import type { Product } from '../../features/catalogue/product.query.ts';
import { ApiError } from '../../lib/api-error.ts';

/** Message id of an expected refusal, or of a general failure. A full cart has its own dialog. */
function refusalOf(error: unknown): string | null {
  if (error === null) return null;
  if (error instanceof ApiError) {
    if (error.is('CART_FULL')) return null;
    if (error.is('ITEM_UNAVAILABLE') || error.is('ITEM_BEING_PAID')) return 'product.goneMeanwhile';
    if (error.is('CUSTOMIZATION_INVALID')) return 'product.customInvalid';
  }
  return 'error.unknown.text';
}

export type Buying = {
  /** Custom text, if the seller offers it. */
  text: string;
  setText: (text: string) => void;
  inCart: boolean;
  isPending: boolean;
  /** Message of a refusal. */
  refusal: string | null;
  add: () => void;
};

/** Reports the conversion to the search that led to this page, if its URL has a query id. */
async function reportConversion(_cart: unknown, { productReference }: { productReference: number }) {
  if (location.hash) (await import('../../lib/search-events.ts')).sendAddToCart(productReference);
}

/** Adds the product to the cart, for all buttons of the page; null if it cannot be bought. */
export function useBuying(product: Product): Buying | null {
  const [text, setText] = useState('');
  const addToCart = useAddToCart();
  const inCart = useCart()?.subCarts.some(({ cartItems }) =>
    cartItems.some((item) => item.product.reference === product.reference),
  );
  const variant = product.variants.find(({ available }) => available);
  if (product.availability !== 'AVAILABLE' || !variant) return null;

  const { customTextLabel: label } = product.attributes;
  const value = text.trim();
  return {
    text,
    setText,
    inCart: inCart ?? false,
    isPending: addToCart.isPending,
    refusal: refusalOf(addToCart.error),
    add: () =>
      addToCart.mutate(
        {
          productReference: product.reference,
          productVariantId: variant.id,
          ...(label && value ? { customization: { label, value } } : {}),
          product: { name: product.name, image: product.image?.id ?? null },
        },
        { onSuccess: reportConversion },
      ),
  };
}
