import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { ApiError } from '../../../errors.ts';
import { recordAction } from '../../editors/index.ts';
import { keyText, lockContent } from '../content-repository.ts';
import { publishIn } from '../drafts.ts';
import {
  findRelease,
  readChanges,
  type ReleaseRow,
  releasesDue,
  updateRelease,
} from './releases-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

type Publishing = { publisherId: string; isTried?: boolean };

/** Publishes every change of a release with the caller's transaction and lock. Throws VALIDATION at the first that cannot be. */
export async function publishChanges(tx: Database, id: string, publishing: Publishing, now: Date) {
  const changes = await readChanges(tx, id);
  const together = new Set(changes.map(keyText));
  for (const { kind, name, locale, version } of changes) {
    // What was published before in this release is no longer among those that it leaves free.
    together.delete(keyText({ kind, name, locale }));
    await publishIn(tx, { kind, name, locale }, { version, together, ...publishing }, now);
  }
  return changes.length;
}

/** What the log has of a release. */
export const ofRelease = ({ name }: Pick<ReleaseRow, 'name'>) => ({ kind: 'release', name });

/** Publishes a release with the caller's transaction and lock. */
export async function publishIt(tx: Database, release: ReleaseRow, publisherId: string, now: Date) {
  if ((await publishChanges(tx, release.id, { publisherId }, now)) === 0)
    throw new ApiError('OPERATION_NOT_ALLOWED');
  await updateRelease(tx, release.id, { state: 'published', publishedAt: now, publisherId });
  await recordAction(tx, { ...ofRelease(release), action: 'release-published', authorId: publisherId }, now);
}

const isDue = (release: ReleaseRow | null, now: Date): release is ReleaseRow =>
  release?.state === 'scheduled' && release.publishAt !== null && release.publishAt <= now;

/** Publishes one that is due: all of it, or nothing, and then it is marked as failed. Another process may have been first. */
async function publishOne({ db, clock }: Sources, { id }: ReleaseRow) {
  const locked = <T>(write: (tx: Database, release: ReleaseRow, now: Date) => Promise<T>) =>
    db.transaction(async (tx) => {
      await lockContent(tx);
      const now = clock.now();
      const release = await findRelease(tx, id);
      if (isDue(release, now)) await write(tx, release, now);
    });
  try {
    await locked((tx, release, now) => publishIt(tx, release, release.publisherId ?? release.authorId, now));
  } catch (error) {
    // A database that is away is tried again.
    if (!(error instanceof ApiError)) throw error;
    await locked(async (tx, release, now) => {
      await updateRelease(tx, id, { state: 'failed' });
      await recordAction(tx, { ...ofRelease(release), action: 'release-failed', authorId: null }, now);
    });
  }
}

/** Publishes the releases that are due, in the order of their dates. */
export async function publishDueReleases(sources: Sources) {
  for (const release of await releasesDue(sources.db, 'scheduled', sources.clock.now()))
    await publishOne(sources, release);
}
