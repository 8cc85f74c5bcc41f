import type { DocumentKey } from './check-document.ts';
import type { VersionHead } from './content-repository.ts';

/** Returns the state of a version; its dates can make a published one scheduled or expired. */
export function stateOf(
  { publishedAt, unpublishedAt, publishAt, expireAt }: Omit<VersionHead, keyof DocumentKey>,
  now: Date,
) {
  if (publishedAt === null) return 'draft';
  if (unpublishedAt !== null) return 'unpublished';
  if (expireAt !== null && expireAt <= now) return 'expired';
  return publishAt !== null && publishAt > now ? 'scheduled' : 'published';
}
