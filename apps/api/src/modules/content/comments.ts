import type { Comment, CommentRequest } from '@patine/contract/content/comments';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { readAuthors } from '../editors/index.ts';
import type { DocumentKey } from './check-document.ts';
import { insertComment, readComments, updateResolved } from './comments-repository.ts';
import { headsOf } from './content-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Comments that a document holds at most. */
const MAX_COMMENTS = 500;

/** Lists what editors said about a document, oldest first. */
export async function listComments({ db }: Pick<Sources, 'db'>, key: DocumentKey): Promise<Comment[]> {
  const authorOf = await readAuthors(db);
  return (await readComments(db, key)).map(
    ({ id, text, place, authorId, writtenAt, resolvedAt, resolverId }) => ({
      id,
      text,
      place,
      author: authorOf(authorId),
      writtenAt: writtenAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
      resolver: authorOf(resolverId),
    }),
  );
}

/** Adds a comment to a document that was saved. */
export async function addComment(
  { db, clock }: Sources,
  { kind, name, locale }: DocumentKey,
  { text, place, authorId }: CommentRequest & { authorId: string },
): Promise<{ id: number }> {
  const key = { kind, name, locale };
  if ((await headsOf(db, key)).length === 0) throw new ApiError('NOT_FOUND');
  if ((await readComments(db, key)).length >= MAX_COMMENTS) throw new ApiError('OPERATION_NOT_ALLOWED');
  const id = await insertComment(db, { ...key, text, place, authorId, writtenAt: clock.now() });
  return { id };
}

/** Settles a comment, or opens it again. */
export async function resolveComment(
  { db, clock }: Sources,
  key: DocumentKey,
  { id, isResolved, authorId }: { id: number; isResolved: boolean; authorId: string },
) {
  const resolved = isResolved
    ? { resolvedAt: clock.now(), resolverId: authorId }
    : { resolvedAt: null, resolverId: null };
  if (!(await updateResolved(db, key, { id, ...resolved }))) throw new ApiError('NOT_FOUND');
}
