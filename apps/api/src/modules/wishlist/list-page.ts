import { euros, WISHLIST_LIMIT, WISHLIST_PAGE_SIZE } from '@patine/core';
import type { Product, PublicWishlist, Wishlist } from '@patine/contract/resolvers';
import type { ApiContext } from '../../context.ts';
import { type PageRequest, pagesOf, requestedPage } from '../../page-request.ts';
import { productsByReference } from '../catalogue/index.ts';
import { likesOfProduct } from './likes.ts';
import { countWishlistItems, priceDropsOf, wishlistReferences } from './repository.ts';
import { voterOn } from './vote-on-wishlist.ts';
import { productsVotedBy, votesOf } from './votes-repository.ts';

/** The parent object of the wishlist's field resolvers, which load only the requested fields. */
type ListPage = { customerId: string; limit: number; page: number; offset: number };

export const listPage = (customerId: string, request: PageRequest, usual: number): ListPage => ({
  customerId,
  ...requestedPage(request, usual, WISHLIST_PAGE_SIZE),
});

/** `listPage` creates both kinds of list, but the generated GraphQL types do not contain its fields. */
type Parent = Partial<Wishlist> | Partial<PublicWishlist>;
const partOf = (parent: Parent) => parent as Parent & ListPage;

const referencesOn = ({ customerId, limit, offset }: ListPage, { db }: ApiContext) =>
  limit === 0 ? [] : wishlistReferences(db, customerId, { limit, offset });

async function products(parent: Parent, _variables: object, context: ApiContext): Promise<Product[]> {
  const { db, locale, clock, session } = context;
  const references = await referencesOn(partOf(parent), context);
  const viewer = { now: clock.now(), customerId: session?.customerId ?? null };
  const found = await productsByReference(db, references, locale, viewer);
  return references.flatMap((reference) => found.get(reference) ?? []);
}

const fields = {
  totalNumberOfItems: (parent: Parent, _variables: object, { db }: ApiContext) =>
    countWishlistItems(db, partOf(parent).customerId),
  pages: async (parent: Parent, _variables: object, { db }: ApiContext) => {
    const { customerId, limit } = partOf(parent);
    return limit === 0 ? 0 : pagesOf(await countWishlistItems(db, customerId), limit);
  },
  products,
};

const votes = async (parent: Parent, _variables: object, context: ApiContext) =>
  context.session?.customerId === partOf(parent).customerId
    ? votesOf(context.db, partOf(parent).customerId, await referencesOn(partOf(parent), context))
    : [];

async function priceDrops(parent: Parent, _variables: object, context: ApiContext) {
  const { customerId } = partOf(parent);
  if (context.session?.customerId !== customerId) return [];
  const dropped = await priceDropsOf(context.db, customerId, await referencesOn(partOf(parent), context));
  return dropped.map(({ reference, addedAmount }) => ({
    productReference: reference,
    addedPrice: euros(addedAmount),
  }));
}

export const publicWishlistFields = {
  ...fields,
  votes,
  priceDrops,
  lovedBy: (parent: Partial<PublicWishlist>, { voter }: { voter: string }, { db }: ApiContext) =>
    productsVotedBy(db, partOf(parent).customerId, voterOn(parent.token ?? '', voter)),
};

export const wishlistFields = {
  ...fields,
  references: (parent: Parent, _variables: object, { db }: ApiContext) =>
    wishlistReferences(db, partOf(parent).customerId, { limit: WISHLIST_LIMIT, offset: 0 }),
  votes,
  priceDrops,
  items: async (parent: Parent, _variables: object, context: ApiContext) => {
    const references = await referencesOn(partOf(parent), context);
    return Promise.all(
      references.map(async (reference) => ({
        reference,
        likes: (await likesOfProduct(context, reference))?.likes ?? 0,
      })),
    );
  },
};
