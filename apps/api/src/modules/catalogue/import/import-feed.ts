import type { Services } from '../../../context.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { rankSizes } from '../size-positions.ts';
import type { FeedRow } from './cells.ts';
import { fileBatch } from './file-batch.ts';
import type { Issue } from './issue.ts';
import type { Listing } from './listing.ts';
import { lookups, writeFixedNames } from './lookups.ts';
import { photoShelf } from './photo-shelf.ts';
import { readListing } from './read-listing.ts';
import { isTaken, peekStates } from './stored-state.ts';
import { writeBatch } from './write-batch.ts';

export type ImportSummary = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Sold, or being paid for: left as they are. */
  taken: number;
  skipped: number;
  photographs: number;
  seconds: number;
};

export type ImportOptions = {
  /** Where relative addresses of pictures begin; null when there are none. */
  photosFolder: string | null;
  dryRun: boolean;
  /** False where whoever imports indexes everything afterwards. */
  announce: boolean;
  onIssue?: (issue: Issue) => void;
  onProgress?: (summary: ImportSummary) => void;
};

export type FeedSource = AsyncIterable<{ row: FeedRow } | { issue: Issue }>;

const BATCH = 500;

/** Brings a feed into the catalogue: good rows go in, bad ones are told one by one. */
export async function importFeed(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  source: FeedSource,
  { photosFolder, dryRun, announce, onIssue, onProgress }: ImportOptions,
): Promise<ImportSummary> {
  const began = performance.now();
  const summary: ImportSummary = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    taken: 0,
    skipped: 0,
    photographs: 0,
    seconds: 0,
  };
  const shelf = photoShelf({ folder: photosFolder, dataDir: config.DATA_DIR, keep: !dryRun });
  const known = lookups();
  const seen = new Set<string>();
  if (!dryRun) await writeFixedNames(db);

  const tell = (issue: Issue) => {
    if (issue.skipped) summary.skipped += 1;
    onIssue?.(issue);
  };

  const flush = async (batch: readonly Listing[]) => {
    if (batch.length === 0) return;
    const now = clock.now();
    const states = await peekStates(
      db,
      batch.map(({ externalId }) => externalId),
    );
    const touched = batch.filter(({ externalId, sourceHash }) => {
      const state = states.get(externalId);
      return !state || (state.sourceHash !== sourceHash && !isTaken(state, now));
    });
    const unchanged = batch.filter(
      ({ externalId, sourceHash }) => states.get(externalId)?.sourceHash === sourceHash,
    );
    summary.unchanged += unchanged.length;
    summary.taken += batch.length - touched.length - unchanged.length;

    const { filed, photographs, issues } = await fileBatch(touched, shelf);
    for (const issue of issues) tell(issue);
    summary.photographs += photographs;
    if (dryRun) {
      summary.created += filed.filter(({ listing }) => !states.has(listing.externalId)).length;
      summary.updated += filed.filter(({ listing }) => states.has(listing.externalId)).length;
    } else if (filed.length > 0) {
      const outcome = await writeBatch(db, filed, known, { now, announce });
      summary.created += outcome.created;
      summary.updated += outcome.updated;
      summary.unchanged += outcome.unchanged;
      summary.taken += outcome.taken;
    }
    summary.seconds = (performance.now() - began) / 1000;
    onProgress?.(summary);
  };

  let batch: Listing[] = [];
  for await (const entry of source) {
    summary.read += 1;
    const outcome = 'row' in entry ? readListing(entry.row) : entry;
    if ('issue' in outcome) {
      tell(outcome.issue);
      continue;
    }
    const { listing } = outcome;
    if (seen.has(listing.externalId)) {
      const { line, externalId: value } = listing;
      tell({ line, column: 'id', code: 'DUPLICATE_ID', value, skipped: true });
      continue;
    }
    seen.add(listing.externalId);
    batch.push(listing);
    if (batch.length === BATCH) {
      await flush(batch);
      batch = [];
    }
  }
  await flush(batch);

  if (!dryRun && summary.created + summary.updated > 0) {
    await rankSizes(db);
    if (announce) await enqueue(db, 'catalogue.imported', {}, clock.now());
  }
  summary.seconds = (performance.now() - began) / 1000;
  return summary;
}
