import type { ReleaseConflict } from '@patine/contract/content/releases';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { Database } from '../../../db/client.ts';
import type { readAuthors } from '../../editors/index.ts';
import { type HeadWithBody, keyText, readVersion, type VersionHead } from '../content-repository.ts';
import { checkDraft, keepsFromPublishing } from '../drafts.ts';
import { latestPublishedHeads } from '../published-repository.ts';
import { errorAt } from '../validation-errors.ts';
import type { ChangeRow, readWaitingChanges } from './releases-repository.ts';

/** A change with the version that it publishes, and what keeps that from being published. */
export type CheckedChange = { change: ChangeRow; draft: HeadWithBody; errors: ContentValidationError[] };

/** Which URL path each document would have, by keyText, once these are published together. */
async function pathsThen(tx: Database, drafts: readonly HeadWithBody[]) {
  const heads: readonly VersionHead[] = [...(await latestPublishedHeads(tx)), ...drafts];
  return new Map(heads.map((head) => [keyText(head), head]));
}

/** Checks changes as they would be published together at a time. */
export async function checkChanges(
  tx: Database,
  changes: readonly ChangeRow[],
  at: Date,
): Promise<CheckedChange[]> {
  const found: { change: ChangeRow; draft: HeadWithBody }[] = [];
  for (const change of changes) {
    const draft = await readVersion(tx, change, change.version);
    if (draft) found.push({ change, draft });
  }
  const then = await pathsThen(
    tx,
    found.map(({ draft }) => draft),
  );
  const checked: CheckedChange[] = [];
  for (const { change, draft } of found) {
    const { kind, name, locale } = change;
    const { errors, path } = await checkDraft(tx, { kind, name, locale }, draft.body, at);
    const isTaken = [...then.values()].some(
      (head) => path !== null && head.path === path && head.locale === locale && head.name !== name,
    );
    checked.push({
      change,
      draft,
      errors: [
        ...errors.filter(keepsFromPublishing),
        ...(isTaken ? [errorAt(['path'], 'TAKEN_PATH', path ?? '')] : []),
      ],
    });
  }
  return checked;
}

type Heads = { newest: ReadonlyMap<string, VersionHead>; published: ReadonlyMap<string, VersionHead> };

/** What the editors of a release should know about a change, beside what keeps it from being published. */
export function conflictsOf(
  change: ChangeRow,
  { newest, published }: Heads,
  waiting: Awaited<ReturnType<typeof readWaitingChanges>>,
  authorOf: Awaited<ReturnType<typeof readAuthors>>,
): ReleaseConflict[] {
  const key = keyText(change);
  const draft = newest.get(key);
  const shown = published.get(key);
  return [
    ...(draft && draft.version > change.version
      ? [
          {
            rule: 'NEWER_DRAFT',
            version: draft.version,
            author: authorOf(draft.authorId),
            at: draft.createdAt.toISOString(),
          } as const,
        ]
      : []),
    ...(shown?.publishedAt && shown.version !== change.version && shown.publishedAt > change.addedAt
      ? [
          {
            rule: 'PUBLISHED_SINCE',
            version: shown.version,
            author: authorOf(shown.publisherId),
            at: shown.publishedAt.toISOString(),
          } as const,
        ]
      : []),
    ...waiting
      .filter((other) => other.release.id !== change.releaseId && keyText(other.change) === key)
      .map(({ release: { id, name } }) => ({ rule: 'OTHER_RELEASE', id, name }) as const),
  ];
}
