import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { ApiError } from '../../../errors.ts';
import type { ShopPreviewed } from '../../editors/index.ts';
import { lockContent } from '../content-repository.ts';
import { publishChanges } from './publish-release.ts';
import { findRelease, type ReleaseRow, releasesDue } from './releases-repository.ts';

/** Carries what was read out of the transaction, and rolls it back. */
class Read<T> extends Error {
  readonly found: T;

  constructor(found: T) {
    super('The shop was read as of a date');
    this.name = 'Read';
    this.found = found;
  }
}

/** Publishes a release as it will be; one that cannot be is left out, as it will be then. */
async function tryRelease(db: Database, { id, authorId, publishAt }: ReleaseRow, at: Date) {
  try {
    await db.transaction((tx) =>
      publishChanges(tx, id, { publisherId: authorId, isTried: true }, publishAt ?? at),
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** The releases that are shown: those that are scheduled until then, and after them one that need not be. */
async function releasesUntil(db: Database, date: Date, asked: string | null): Promise<ReleaseRow[]> {
  const due = await releasesDue(db, 'scheduled', date);
  const release = asked === null ? null : await findRelease(db, asked);
  const isMissing = release && release.state !== 'published' && due.every(({ id }) => id !== release.id);
  return isMissing ? [...due, { ...release, publishAt: date }] : due;
}

/**
 * Reads the shop as it will be at a date if nothing else changes: with every release that is scheduled until then, and by
 * that clock. Nothing is stored.
 */
export async function shopAt<T>(
  services: Services,
  { at, release }: ShopPreviewed,
  read: (then: Services) => Promise<T>,
): Promise<T> {
  const now = services.clock.now();
  const date = at > now ? at : now;
  const clock = { ...services.clock, now: () => date };
  const due = await releasesUntil(services.db, date, release);
  if (due.length === 0) return read({ ...services, clock });
  try {
    return await services.db.transaction(async (tx): Promise<T> => {
      await lockContent(tx);
      for (const release of due) await tryRelease(tx, release, date);
      throw new Read(await read({ ...services, db: tx, clock }));
    });
  } catch (error) {
    if (error instanceof Read) return (error as Read<T>).found;
    throw error;
  }
}
