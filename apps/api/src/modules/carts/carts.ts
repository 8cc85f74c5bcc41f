import type { ApiModule } from '../../module.ts';
import { addDiscountToCart } from './add-discount-to-cart.ts';
import { addProductToCart } from './add-product-to-cart.ts';
import { cart } from './cart.ts';
import { createCart } from './create-cart.ts';
import { removeDiscountFromCart } from './remove-discount-from-cart.ts';
import { removeProductFromCart } from './remove-product-from-cart.ts';
import { resetCartShippingMethod } from './reset-shipping-method.ts';
import { setCartDeliveryAddress } from './set-cart-delivery-address.ts';
import { setShippingMethodToCart } from './set-shipping-method.ts';
import { countItemsBeyondLimit } from './items-beyond-limit.ts';
import { purgeCarts } from './purge-carts.ts';

/** GraphQL fields of the carts of visitors and customers. */
export const carts: ApiModule = {
  resolvers: {
    Query: { cart },
    Mutation: {
      createCart,
      addProductToCart,
      removeProductFromCart,
      addDiscountToCart,
      removeDiscountFromCart,
      setShippingMethodToCart,
      resetCartShippingMethod,
      setCartDeliveryAddress,
    },
    Customer: {
      waitingItems: ({ id }, _variables, { db }) => (id ? countItemsBeyondLimit(db, id) : 0),
    },
  },
  routes: (app, services) => {
    app.jobs.schedule('carts.purge', () => purgeCarts(services));
  },
};
