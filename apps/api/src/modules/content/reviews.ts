import { hasRole, type Review, type ReviewRequest } from '@patine/contract/content/editors';
import type { Locale } from '@patine/core';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { currentEditors, readAuthors, recordAction } from '../editors/index.ts';
import { enqueue } from '../outbox/index.ts';
import type { DocumentKey } from './check-document.ts';
import { lockContent, readVersion } from './content-repository.ts';
import { deleteReview, readReviews, upsertReview } from './reviews-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Asks the publishers to review a version, and writes to each. Throws NOT_FOUND for a version that was not saved. */
export const askReview = (
  { db, clock }: Sources,
  { kind, name, locale }: DocumentKey,
  { version, note, authorId }: ReviewRequest & { authorId: string },
) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    const key = { kind, name, locale };
    const found = await readVersion(tx, key, version);
    if (!found) throw new ApiError('NOT_FOUND');
    const now = clock.now();
    await upsertReview(tx, { ...key, version, note, authorId, askedAt: now });
    await recordAction(tx, { ...key, version, action: 'review-requested', authorId }, now);
    const publishers = (await currentEditors(tx)).filter(
      ({ id, role, acceptedAt }) => acceptedAt !== null && id !== authorId && hasRole(role, 'publisher'),
    );
    for (const { id } of publishers)
      await enqueue(
        tx,
        'mail.editor-review',
        { editorId: id, authorId, document: { ...key, title: found.title }, note },
        now,
      );
  });

/** Withdraws the request of a document. */
export const withdrawReview = (
  { db, clock }: Sources,
  { kind, name, locale }: DocumentKey,
  authorId: string,
) =>
  db.transaction(async (tx) => {
    const key = { kind, name, locale };
    if (await deleteReview(tx, key))
      await recordAction(tx, { ...key, action: 'review-withdrawn', authorId }, clock.now());
  });

/** Lists what waits for a review, oldest first. */
export async function listReviews({ db }: Pick<Sources, 'db'>): Promise<Review[]> {
  const authorOf = await readAuthors(db);
  return (await readReviews(db)).map(({ authorId, askedAt, locale, ...review }) => ({
    ...review,
    locale: locale as Locale,
    author: authorOf(authorId),
    askedAt: askedAt.toISOString(),
  }));
}
