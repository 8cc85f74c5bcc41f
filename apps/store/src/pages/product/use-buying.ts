import { useState } from 'react';
import { addRefusal } from '../../features/cart/add-refusal.ts';
import { useAddToCart } from '../../features/cart/add-to-cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import type { Product } from '../../features/catalogue/product.query.ts';

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
    refusal: addRefusal(addToCart.error),
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
