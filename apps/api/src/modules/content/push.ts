import type { ContentSource } from '@patine/contract/content/documents';
import type { DropDocument } from '@patine/contract/content/drops';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { recordAction } from '../editors/index.ts';
import { type CheckedDocument, named } from './check-folder.ts';
import {
  digestOf,
  insertVersions,
  keyText,
  lockContent,
  newestHeads,
  type NewVersion,
  type VersionHead,
} from './content-repository.ts';
import { announceDocuments } from './announce-changes.ts';
import { takenAway } from './document-life-repository.ts';
import { latestPublishedHeads } from './published-repository.ts';
import { applyDrop, unknownInDrop } from './drop-documents.ts';
import { errorAt } from './validation-errors.ts';
import { fillAgain } from './fill-operator-placeholders.ts';

export type PushOutcome = {
  /** Documents with a newly published version, such as `fr/page/our-story`. */
  published: string[];
  unchanged: number;
  /** Documents that were not replaced, because a version of higher rank is published. */
  skipped: string[];
  errors: ContentValidationError[];
};

/**
 * Which versions a push may replace. `start`, at startup: only shipped versions. `push`, a command or webhook: any
 * version that no editor wrote. `replace`, a command with --replace: every version.
 */
export type Authority = 'start' | 'push' | 'replace';

type Push = {
  documents: readonly CheckedDocument[];
  source: ContentSource;
  authority: Authority;
};

/** A push replaces a version when its authority has at least the rank of the version's source. */
const RANK: Readonly<Record<ContentSource, number>> = { shipped: 0, files: 1, source: 1, editor: 2 };
const AUTHORITY: Readonly<Record<Authority, number>> = { start: 0, push: 1, replace: 2 };

const byKey = (heads: readonly VersionHead[]) => new Map(heads.map((head) => [keyText(head), head]));

type State = Record<'newest' | 'published' | 'given', Map<string, VersionHead>> & {
  /** Documents that an editor took away at some time. */
  takenAway: ReadonlySet<string>;
};

const stateOf = async (tx: Database, source: ContentSource): Promise<State> => ({
  newest: byKey(await newestHeads(tx)),
  published: byKey(await latestPublishedHeads(tx)),
  given: byKey(await newestHeads(tx, source)),
  takenAway: await takenAway(tx),
});

/** Returns which published document owns each URL path, leaving out the documents being pushed. */
function ownersOf({ published }: State, documents: readonly CheckedDocument[]) {
  const pushed = new Set(documents.map(keyText));
  return new Map(
    [...published.values()]
      .filter((head) => !pushed.has(keyText(head)))
      .map((head) => [head.path, head.name]),
  );
}

type Fate = 'publish' | 'unchanged' | 'kept';

function fateOf(document: CheckedDocument, { authority }: Push, state: State): Fate {
  const key = keyText(document);
  const digest = digestOf(document.body, document.shown);
  const published = state.published.get(key);
  if (published?.digest === digest) return 'unchanged';
  // The source has pushed the same body before, and the published version is newer.
  const isOld = state.given.get(key)?.digest === digest;
  if (isOld && authority === 'start') return 'unchanged';
  // A document that an editor took away is an editor's.
  const owner = published?.source ?? (state.takenAway.has(key) ? 'editor' : 'shipped');
  if (RANK[owner] <= AUTHORITY[authority]) return 'publish';
  return isOld ? 'unchanged' : 'kept';
}

/** Publishes each changed document as a new version. Keeps published versions that the authority may not replace. */
export const pushDocuments = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  push: Push,
): Promise<PushOutcome> =>
  db.transaction(async (tx) => {
    await lockContent(tx);
    const now = clock.now();
    const state = await stateOf(tx, push.source);
    const owners = ownersOf(state, push.documents);
    const outcome: PushOutcome = { published: [], unchanged: 0, skipped: [], errors: [] };
    const added: NewVersion[] = [];
    const publish = (document: CheckedDocument) => {
      const version = (state.newest.get(keyText(document))?.version ?? 0) + 1;
      added.push({
        ...document,
        version,
        source: push.source,
        authorId: null,
        publishedAt: now,
        publisherId: null,
      });
      outcome.published.push(keyText(document));
    };
    for (const document of push.documents) {
      const { path } = document;
      const fate = fateOf(document, push, state);
      const owner = path === null ? undefined : owners.get(path);
      if (fate === 'unchanged') outcome.unchanged += 1;
      else if (fate === 'kept') outcome.skipped.push(keyText(document));
      else if (owner !== undefined && owner !== document.name)
        outcome.errors.push(...named(document, [errorAt(['path'], 'TAKEN_PATH', path ?? '')]));
      else if (document.kind === 'drop') {
        const unknown = await unknownInDrop(tx, document.shown as DropDocument);
        outcome.errors.push(...named(document, unknown));
        if (unknown.length === 0) publish(document);
      } else publish(document);
    }
    await insertVersions(tx, added, now);
    if (push.authority !== 'start')
      for (const { kind, name, locale, version } of added)
        await recordAction(tx, { kind, name, locale, version, action: 'published' }, now);
    for (const { kind, name, shown } of added)
      if (kind === 'drop') await applyDrop(tx, name, shown as DropDocument, now);
    await announceDocuments(tx, added, now);
    if (added.some(({ kind }) => kind === 'operator')) outcome.errors.push(...(await fillAgain(tx, now)));
    return outcome;
  });
