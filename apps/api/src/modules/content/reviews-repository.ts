import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { contentReviews as reviews, contentVersions as versions } from '../../db/schema/content.ts';
import type { DocumentKey } from './check-document.ts';

export type ReviewRow = typeof reviews.$inferSelect;

const ofReview = ({ kind, name, locale }: DocumentKey) =>
  and(eq(reviews.kind, kind), eq(reviews.name, name), eq(reviews.locale, locale));

/** Inserts a request, or replaces the one that the document has. */
export const upsertReview = (tx: Database, { kind, name, locale, ...asked }: ReviewRow) =>
  tx
    .insert(reviews)
    .values({ kind, name, locale, ...asked })
    .onConflictDoUpdate({ target: [reviews.kind, reviews.name, reviews.locale], set: asked });

/** Deletes the request of a document; false when it has none. */
export async function deleteReview(tx: Database, key: DocumentKey): Promise<boolean> {
  const deleted = await tx.delete(reviews).where(ofReview(key)).returning({ name: reviews.name });
  return deleted.length > 0;
}

/** Deletes the requests of a document in every language. */
export const deleteReviewsOf = (tx: Database, { kind, name }: Pick<DocumentKey, 'kind' | 'name'>) =>
  tx.delete(reviews).where(and(eq(reviews.kind, kind), eq(reviews.name, name)));

/** Every request with the title of its version, oldest first. */
export async function readReviews(db: Database): Promise<(ReviewRow & { title: string })[]> {
  const rows = await db
    .select({ review: reviews, title: versions.title })
    .from(reviews)
    .innerJoin(
      versions,
      and(
        eq(versions.kind, reviews.kind),
        eq(versions.name, reviews.name),
        eq(versions.locale, reviews.locale),
        eq(versions.version, reviews.version),
      ),
    )
    .orderBy(asc(reviews.askedAt));
  return rows.map(({ review, title }) => ({ ...review, title }));
}
