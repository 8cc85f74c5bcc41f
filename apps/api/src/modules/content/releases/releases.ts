import type {
  Release,
  ReleaseChange,
  ReleaseSummary,
  ReleaseDocument,
  WaitingChange,
} from '@patine/contract/content/releases';
import type { Titled } from '@patine/contract/content/documents';
import { MAX_RELEASE_CHANGES } from '@patine/contract/content/releases';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { ApiError } from '../../../errors.ts';
import { readAuthors, recordAction } from '../../editors/index.ts';
import type { DocumentKey } from '../check-document.ts';
import { named } from '../check-folder.ts';
import { keyText, lockContent, newestHeads, readVersion, type VersionHead } from '../content-repository.ts';
import { linksTogether } from '../document-links.ts';
import { latestPublishedHeads } from '../published-repository.ts';
import { mentionsOf } from '../mentions.ts';
import { checkChanges, conflictsOf } from './check-release.ts';
import { ofRelease, publishIt } from './publish-release.ts';
import {
  type ChangeRow,
  deleteChange,
  deleteRelease,
  findRelease,
  insertRelease,
  readChanges,
  readReleases,
  readWaitingChanges,
  type ReleaseRow,
  updateRelease,
  upsertChanges,
} from './releases-repository.ts';

type Sources = Pick<Services, 'db' | 'clock'>;
type AuthorOf = Awaited<ReturnType<typeof readAuthors>>;

const summaryOf = (
  { authorId, publisherId, publishAt, publishedAt, createdAt, ...release }: ReleaseRow,
  changeCount: number,
  authorOf: AuthorOf,
): ReleaseSummary => ({
  ...release,
  changeCount,
  publishAt: publishAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  author: authorOf(authorId),
  publisher: authorOf(publisherId),
});

export async function listReleases({ db }: Pick<Sources, 'db'>): Promise<ReleaseSummary[]> {
  const authorOf = await readAuthors(db);
  return (await readReleases(db)).map(({ changeCount, ...row }) => summaryOf(row, changeCount, authorOf));
}

/** Which documents wait in a release, and in which: those that it would publish anew. */
export async function listWaitingChanges({ db }: Pick<Sources, 'db'>): Promise<WaitingChange[]> {
  const published = new Map(
    (await latestPublishedHeads(db)).map((head) => [keyText(head), head.version] as const),
  );
  return (await readWaitingChanges(db))
    .filter(({ change }) => published.get(keyText(change)) !== change.version)
    .map(({ change: { kind, name, locale, version }, release }) => ({
      kind,
      name,
      locale,
      version,
      release: {
        id: release.id,
        name: release.name,
        state: release.state,
        publishAt: release.publishAt?.toISOString() ?? null,
      },
    }));
}

/** The time that a release is checked for: its date, or now where that is not to come. */
const checkedAt = ({ publishAt }: ReleaseRow, now: Date) => (publishAt && publishAt > now ? publishAt : now);

const headsByKey = async (db: Database) => {
  const byKey = <Head extends DocumentKey>(heads: readonly Head[]) =>
    new Map(heads.map((head) => [keyText(head), head]));
  return { newest: byKey(await newestHeads(db)), published: byKey(await latestPublishedHeads(db)) };
};

const titledAs = (head: Pick<VersionHead, 'title' | 'titleEn'> | undefined): Titled => ({
  title: head?.title ?? '',
  ...(head?.titleEn ? { titleEn: head.titleEn } : {}),
});

/** What a release that is published has changed; it is checked no more. */
const publishedChange = (change: ChangeRow, titled: Titled, authorOf: AuthorOf): ReleaseChange => ({
  kind: change.kind,
  name: change.name,
  locale: change.locale,
  version: change.version,
  ...titled,
  author: authorOf(change.authorId),
  addedAt: change.addedAt.toISOString(),
  isNew: false,
  conflicts: [],
  errors: [],
  links: [],
  drops: [],
  pieces: [],
  writtenAt: change.addedAt.toISOString(),
});

/** Returns a release with each of its changes as it would be published. Throws NOT_FOUND. */
export async function readRelease({ db, clock }: Sources, id: string): Promise<Release> {
  const release = await findRelease(db, id);
  if (!release) throw new ApiError('NOT_FOUND');
  const authorOf = await readAuthors(db);
  const rows = await readChanges(db, id);
  const summary = summaryOf(release, rows.length, authorOf);
  const heads = await headsByKey(db);
  const titleOf = (change: ChangeRow) => titledAs(heads.newest.get(keyText(change)));
  if (release.state === 'published')
    return { ...summary, changes: rows.map((row) => publishedChange(row, titleOf(row), authorOf)) };
  const checked = await checkChanges(db, rows, checkedAt(release, clock.now()));
  const waiting = await readWaitingChanges(db);
  const linked = await linksTogether(
    { db, clock },
    checked.map(({ draft }) => draft),
  );
  const linksByKey = new Map(
    linked.map((document) => [keyText(document as ReleaseDocument), document.links]),
  );
  const mentions = await mentionsOf(
    db,
    checked.map(({ draft: { kind, name, body, createdAt } }) => ({ kind, name, body, writtenAt: createdAt })),
  );
  return {
    ...summary,
    changes: checked.map(({ change, draft, errors }, index) => ({
      ...publishedChange(change, titledAs(draft), authorOf),
      ...mentions[index],
      isNew: !heads.published.has(keyText(change)),
      conflicts: conflictsOf(change, heads, waiting, authorOf),
      errors,
      links: linksByKey.get(keyText(change)) ?? [],
    })),
  };
}

export async function createRelease(
  { db, clock, random }: Pick<Services, 'db' | 'clock' | 'random'>,
  { name, authorId }: { name: string; authorId: string },
): Promise<{ id: string }> {
  const id = random.uuid();
  await insertRelease(db, { id, name, state: 'open', createdAt: clock.now(), authorId });
  return { id };
}

/** Changes a release that is in one of these states. Throws OPERATION_NOT_ALLOWED in another. */
const change = (
  { db, clock }: Sources,
  id: string,
  states: readonly ReleaseRow['state'][],
  write: (tx: Database, release: ReleaseRow, now: Date) => Promise<unknown>,
) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    const release = await findRelease(tx, id);
    if (!release) throw new ApiError('NOT_FOUND');
    if (!states.includes(release.state)) throw new ApiError('OPERATION_NOT_ALLOWED');
    await write(tx, release, clock.now());
  });

/** A release that is scheduled stays as it was approved, until it is no longer. */
const CHANGEABLE = ['open', 'failed'] as const;
const UNPUBLISHED = [...CHANGEABLE, 'scheduled'] as const;

export const renameRelease = (sources: Sources, id: string, name: string) =>
  change(sources, id, UNPUBLISHED, (tx) => updateRelease(tx, id, { name }));

/** Puts versions into a release, in place of others of the same documents. */
export const addChanges = (
  sources: Sources,
  id: string,
  added: readonly (DocumentKey & { version: number })[],
  authorId: string,
) =>
  change(sources, id, CHANGEABLE, async (tx, _, addedAt) => {
    for (const { version, ...key } of added)
      if (!(await readVersion(tx, key, version))) throw new ApiError('NOT_FOUND');
    const known = new Set((await readChanges(tx, id)).map(keyText));
    if (new Set([...known, ...added.map(keyText)]).size > MAX_RELEASE_CHANGES)
      throw new ApiError('OPERATION_NOT_ALLOWED');
    await upsertChanges(
      tx,
      added.map(({ kind, name, locale, version }) => ({
        releaseId: id,
        kind,
        name,
        locale,
        version,
        addedAt,
        authorId,
      })),
    );
  });

export const removeChange = (sources: Sources, id: string, key: DocumentKey) =>
  change(sources, id, CHANGEABLE, (tx) => deleteChange(tx, id, key));

/** Sets the date of a release once each of its changes could be published then. Throws VALIDATION otherwise. */
export const scheduleRelease = (
  sources: Sources,
  id: string,
  { publishAt, publisherId }: { publishAt: Date; publisherId: string },
) =>
  change(sources, id, UNPUBLISHED, async (tx, release, now) => {
    if (publishAt <= now) throw new ApiError('VALIDATION', { fields: { publishAt: 'IN_PAST' } });
    const checked = await checkChanges(tx, await readChanges(tx, id), publishAt);
    if (checked.length === 0) throw new ApiError('OPERATION_NOT_ALLOWED');
    const errors = checked.flatMap(({ change: { kind, name, locale }, errors }) =>
      named({ kind, name, locale, body: null }, errors),
    );
    if (errors.length > 0) throw new ApiError('VALIDATION', { errors });
    await updateRelease(tx, id, { state: 'scheduled', publishAt, publisherId });
    await recordAction(
      tx,
      { ...ofRelease(release), action: 'release-scheduled', authorId: publisherId },
      now,
    );
  });

/** Takes the date from a release, which can be changed again. */
export const cancelRelease = (sources: Sources, id: string, authorId: string) =>
  change(sources, id, ['scheduled', 'failed'], async (tx, release, now) => {
    await updateRelease(tx, id, { state: 'open', publishAt: null, publisherId: null });
    await recordAction(tx, { ...ofRelease(release), action: 'release-cancelled', authorId }, now);
  });

/** Publishes a release at once: all of it, or nothing. */
export const publishNow = (sources: Sources, id: string, publisherId: string) =>
  change(sources, id, UNPUBLISHED, (tx, release, now) => publishIt(tx, release, publisherId, now));

/** Deletes a release; what is in it stays as drafts. */
export const removeRelease = (sources: Sources, id: string, authorId: string) =>
  change(sources, id, [...UNPUBLISHED, 'published'], async (tx, release, now) => {
    await deleteRelease(tx, id);
    await recordAction(tx, { ...ofRelease(release), action: 'release-deleted', authorId }, now);
  });
