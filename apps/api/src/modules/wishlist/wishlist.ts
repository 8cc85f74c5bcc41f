import { HOME_WISHLIST_SIZE, WISHLIST_PAGE_SIZE } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { ApiModule } from '../../module.ts';
import { isReference } from '../catalogue/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { addProductToWishlist } from './add-product.ts';
import { likesOfProduct } from './likes.ts';
import { listPage, publicWishlistFields, wishlistFields } from './list-page.ts';
import { makeWishlistPrivate } from './make-private.ts';
import { publicWishlist } from './public-wishlist.ts';
import { removeProductFromWishlist } from './remove-product.ts';
import { likesOf, sharedListOf } from './repository.ts';
import { shareWishlist } from './share-wishlist.ts';
import { notifyWishlistChanges } from './notify-wishlist-changes.ts';
import { voteOnWishlist } from './vote-on-wishlist.ts';

/** Products per `areProductsOnWishlist` call: enough for two pages of a product list. */
const MAX_REQUESTED = 200;

/** Wishlists, and the link that shares them. */
export const wishlist: ApiModule = {
  resolvers: {
    Query: { publicWishlist },
    Mutation: {
      addProductToWishlist,
      removeProductFromWishlist,
      shareWishlist,
      makeWishlistPrivate,
      voteOnWishlist,
    },
    Wishlist: wishlistFields,
    PublicWishlist: publicWishlistFields,
    Customer: {
      wishlist: (_customer, request, context) =>
        listPage(requireCustomer(context).customerId, request, HOME_WISHLIST_SIZE),
      areProductsOnWishlist: async (_customer, { productReferences }, context) => {
        const { customerId } = requireCustomer(context);
        if (productReferences.length > MAX_REQUESTED)
          throw new ApiError('VALIDATION', { fields: { productReferences: 'TOO_MANY' } });
        const wanted = productReferences.filter(isReference);
        const found = wanted.length > 0 ? await likesOf(context.db, wanted, customerId) : [];
        return found.filter(({ favorite }) => favorite);
      },
      publicWishlist: async (_customer, _variables, { db, session }) => {
        const shared = session && (await sharedListOf(db, session.customerId));
        return shared && { ...shared, isMine: true, ...listPage(session.customerId, {}, WISHLIST_PAGE_SIZE) };
      },
    },
    Product: {
      likes: async ({ reference }, _variables, context) =>
        (reference && (await likesOfProduct(context, reference))?.likes) || 0,
      favorite: async ({ reference }, _variables, context) =>
        context.session !== null && reference
          ? ((await likesOfProduct(context, reference))?.favorite ?? false)
          : false,
    },
  },
  routes: (app, services) => {
    app.jobs.schedule('wished', async () => void (await notifyWishlistChanges(services)));
  },
};
