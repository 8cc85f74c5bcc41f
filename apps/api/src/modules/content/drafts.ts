import type { ContentState, Published, SavedDraft } from '@patine/contract/content/documents';
import type { DropDocument } from '@patine/contract/content/drops';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { readAuthors, recordAction, recordSave } from '../editors/index.ts';
import { type Checked, checkDocument, type DocumentKey } from './check-document.ts';
import {
  digestOf,
  headsOf,
  insertVersions,
  keyText,
  lockContent,
  readVersion,
  updateVersion,
  type VersionHead,
} from './content-repository.ts';
import { announceDocuments } from './announce-changes.ts';
import { deleteOldDrafts, reviveVersion } from './document-life-repository.ts';
import { latestPublishedHeads } from './published-repository.ts';
import { applyDrop, tryDrop, unknownInDrop } from './drop-documents.ts';
import { errorAt } from './validation-errors.ts';
import { readOperator } from './fill-operator-placeholders.ts';
import { deleteReview } from './reviews-repository.ts';
import { stateOf } from './state-of.ts';

type Sources = Pick<Services, 'db' | 'clock'>;

/** Unknown keys are ignored and do not prevent publishing. */
export const keepsFromPublishing = ({ rule }: ContentValidationError) => rule !== 'UNKNOWN_KEY';

/** Checks a document as an editor wrote it, as if it were published at this time. */
export async function checkDraft(tx: Database, key: DocumentKey, body: unknown, now: Date): Promise<Checked> {
  const checked = checkDocument({ ...key, body }, (await readOperator(tx, now))(key.locale));
  const { expireAt } = checked;
  if (expireAt !== null && expireAt <= now)
    return { ...checked, errors: [...checked.errors, errorAt(['expireAt'], 'ENDS_IN_PAST')] };
  if (key.kind !== 'drop' || checked.shown === null) return checked;
  const unknown = await unknownInDrop(tx, checked.shown as DropDocument);
  return { ...checked, errors: [...checked.errors, ...unknown] };
}

const newerDraft = async (
  tx: Database,
  { version, source, authorId, createdAt }: VersionHead,
): Promise<ApiError> => {
  const author = (await readAuthors(tx))(authorId);
  return new ApiError('NEWER_DRAFT', {
    newer: { version, source, author, createdAt: createdAt.toISOString() },
  });
};

export type DraftToSave = {
  body: unknown;
  /** The version that the editor started from. */
  base?: number | undefined;
  /** Id of the editor or access link. */
  authorId: string;
};

/**
 * Saves an editor's body as a new version. Invalid blocks are reported and not shown. Throws NEWER_DRAFT when `base` is
 * no longer the newest version.
 */
export const saveDraft = ({ db, clock }: Sources, key: DocumentKey, { body, base, authorId }: DraftToSave) =>
  db.transaction(async (tx): Promise<Omit<SavedDraft, 'previewPath'> & { path: string | null }> => {
    await lockContent(tx);
    const now = clock.now();
    const checked = await checkDraft(tx, key, body, now);
    const { errors, path, shown } = checked;
    if (shown === null) throw new ApiError('VALIDATION', { errors });
    const [newest] = await headsOf(tx, key);
    if (newest?.digest === digestOf(body, shown)) return { version: newest.version, path, errors };
    if (newest && base !== undefined && newest.version !== base) throw await newerDraft(tx, newest);
    const version = (newest?.version ?? 0) + 1;
    await insertVersions(
      tx,
      [
        {
          ...key,
          ...checked,
          body,
          version,
          source: 'editor',
          authorId,
          publishedAt: null,
          publisherId: null,
        },
      ],
      now,
    );
    await deleteOldDrafts(tx, key, version);
    await recordSave(tx, { ...key, version, authorId }, now);
    return { version, path, errors };
  });

export type VersionToPublish = {
  version: number;
  publisherId: string;
  /** Documents that are published together with it, as keyText: their present URL paths are free. */
  together?: ReadonlySet<string>;
  /** True in a transaction that is rolled back: nobody hears of it, and imports are not waited for. */
  isTried?: boolean;
};

/**
 * Publishes a version, with the caller's transaction and lock, from its publication date when it has one. Throws VALIDATION
 * when it breaks a rule.
 */
export async function publishIn(
  tx: Database,
  key: DocumentKey,
  { version, publisherId, together = new Set(), isTried = false }: VersionToPublish,
  now: Date,
): Promise<Published> {
  const draft = await readVersion(tx, key, version);
  if (!draft) throw new ApiError('NOT_FOUND');
  const checked = await checkDraft(tx, key, draft.body, now);
  const { path } = checked;
  const errors = checked.errors.filter(keepsFromPublishing);
  if (errors.length > 0) throw new ApiError('VALIDATION', { errors });
  const isTaken = (await latestPublishedHeads(tx)).some(
    (head) =>
      path !== null &&
      head.path === path &&
      head.locale === key.locale &&
      head.name !== key.name &&
      !together.has(keyText(head)),
  );
  if (isTaken) throw new ApiError('VALIDATION', { errors: [errorAt(['path'], 'TAKEN_PATH', path ?? '')] });
  const published = { ...draft, ...checked, publishedAt: now, publisherId, unpublishedAt: null };
  await updateVersion(tx, published);
  await reviveVersion(tx, key, version);
  const drop = key.kind === 'drop' ? (checked.shown as DropDocument) : null;
  if (isTried) {
    if (drop) await tryDrop(tx, key.name, drop, now);
  } else {
    await deleteReview(tx, key);
    await recordAction(tx, { ...key, version, action: 'published', authorId: publisherId }, now);
    if (drop) await applyDrop(tx, key.name, drop, now);
    await announceDocuments(tx, [key], now);
  }
  return { version, path, state: stateOf(published, now) satisfies ContentState };
}

/** The same in a transaction of its own. */
export const publishVersion = ({ db, clock }: Sources, key: DocumentKey, wanted: VersionToPublish) =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    return publishIn(tx, key, wanted, clock.now());
  });
