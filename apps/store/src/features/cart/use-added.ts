import { useMutationState } from '@tanstack/react-query';
import type { AddToCart } from './add-to-cart.ts';
import { CART_KEY } from './cart.query.ts';

/** The last "add to cart" mutation and its state. */
export const useAdded = () =>
  useMutationState({
    filters: { mutationKey: [...CART_KEY, 'add'] },
    select: ({ state }) => ({
      at: state.submittedAt,
      status: state.status,
      error: state.error,
      product: (state.variables as AddToCart | undefined)?.product ?? null,
    }),
  }).at(-1);
