import {
  MyWishlistDocument,
  PublicWishlistDocument,
  type MyWishlistQuery,
} from '@patine/contract/operations';
import { type Money, WISHLIST_PAGE_SIZE } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { WISHLIST_KEY } from '../../lib/wishlist/wishlist-keys.ts';

type Requests = Pick<Api, 'request'>;

export type WishlistProduct = MyWishlistQuery['me']['wishlist']['products'][number];

/** One page of the customer's own or a shared wishlist. */
export type WishlistPage = {
  /** Null while it is private. */
  token: string | null;
  isMine: boolean;
  /** First name of the owner; null for the customer's own. */
  owner: string | null;
  total: number;
  page: number;
  pages: number;
  products: WishlistProduct[];
  /** Votes by product reference, visible to the owner. */
  votes: Record<number, number>;
  /** Prices of then by product reference, of those that cost less since they were added; visible to the owner. */
  droppedFrom: Record<number, Money>;
};

type PriceDrops = MyWishlistQuery['me']['wishlist']['priceDrops'];

const addedPrices = (drops: PriceDrops) =>
  Object.fromEntries(drops.map(({ productReference, addedPrice }) => [productReference, addedPrice]));

type Votes = MyWishlistQuery['me']['wishlist']['votes'];

const byReference = (votes: Votes) =>
  Object.fromEntries(votes.map(({ productReference, count }) => [productReference, count]));

export const myWishlistQuery = ({ request }: Requests, page: number) =>
  queryOptions({
    queryKey: [...WISHLIST_KEY, 'mine', page],
    queryFn: async (): Promise<WishlistPage> => {
      const { me } = await request(MyWishlistDocument, { limit: WISHLIST_PAGE_SIZE, page });
      const { totalNumberOfItems: total, products, pages, votes, priceDrops } = me.wishlist;
      return {
        token: me.publicWishlist?.token ?? null,
        isMine: true,
        owner: null,
        total,
        page,
        pages,
        products,
        votes: byReference(votes),
        droppedFrom: addedPrices(priceDrops),
      };
    },
  });

/** A wishlist by share token; the customer's own if the token is theirs. */
export const publicWishlistQuery = ({ request }: Requests, token: string, page: number) =>
  queryOptions({
    queryKey: [...WISHLIST_KEY, 'public', token, page],
    queryFn: async (): Promise<WishlistPage> => {
      const { publicWishlist: list } = await request(PublicWishlistDocument, {
        token,
        limit: WISHLIST_PAGE_SIZE,
        page,
      });
      const { isMine, owner, totalNumberOfItems: total, products, pages, votes, priceDrops } = list;
      return {
        token,
        isMine,
        owner: isMine ? null : owner,
        total,
        page,
        pages,
        products,
        votes: byReference(votes),
        droppedFrom: addedPrices(priceDrops),
      };
    },
  });
