import type { WishlistItem } from '@patine/contract/resolvers';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { type Likes, likesOf } from './repository.ts';

type Batch = { references: Set<number>; answer: Promise<Map<number, Likes>> };

const batches = new WeakMap<ApiContext, Batch>();

/** Batches the lookups of one GraphQL response into a single query. */
export async function likesOfProduct(context: ApiContext, reference: number): Promise<Likes | null> {
  let batch = batches.get(context);
  if (!batch) {
    const references = new Set<number>();
    const answer = Promise.resolve().then(async () => {
      batches.delete(context);
      const found = await likesOf(context.db, [...references], context.session?.customerId ?? null);
      return new Map(found.map((likes) => [likes.reference, likes]));
    });
    batch = { references, answer };
    batches.set(context, batch);
  }
  batch.references.add(reference);
  return (await batch.answer).get(reference) ?? null;
}

/** A product's number of likes after a mutation. */
export async function itemAfterwards(context: ApiContext, reference: number): Promise<WishlistItem> {
  const likes = await likesOfProduct(context, reference);
  if (!likes) throw new ApiError('NOT_FOUND');
  return { reference, likes: likes.likes };
}
