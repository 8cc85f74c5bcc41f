import type { PriceChange } from '@patine/core';
import type { Services } from '../../context.ts';
import { enqueue } from '../outbox/index.ts';
import { rankSizes } from '../catalogue/index.ts';
import type { FeedRow } from './cells.ts';
import { attachPhotos } from './attach-photos.ts';
import { countErrors } from './count-errors.ts';
import type { ErrorCount, Issue } from './issue.ts';
import type { Listing } from './listing.ts';
import { lookups, writeFixedNames } from './lookups.ts';
import { mergeBrands } from './merge-brands.ts';
import { unidentified } from './unidentified.ts';
import { photoFiles } from './photo-files.ts';
import { readListing } from './read-listing.ts';
import { isSoldOrBeingPaid, readStatesUnlocked } from './stored-state-repository.ts';
import { countUnknownWords, type UnknownWordCount } from './unknown-words.ts';
import { writeBatch } from './write-batch.ts';

export type ImportSummary = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Sold or held by a payment, and therefore not changed. */
  taken: number;
  /** Imported, but not for sale until the seller's identity is complete. */
  pending: number;
  skipped: number;
  photographs: number;
  seconds: number;
  /** Issue counts, most frequent first. */
  errors: ErrorCount[];
  /** Words of imported rows that no list of the shop has, by kind, most frequent first. */
  unknownWords: UnknownWordCount[];
  /** Names of the feed's sellers whose identity is incomplete. */
  sellersWithoutIdentity: string[];
};

export type ImportOptions = {
  /** Folders in which a relative photo path is looked for, in order. */
  photoFolders: readonly string[];
  dryRun: boolean;
  /** False when the caller reindexes the whole catalogue afterwards. */
  announce: boolean;
  /** True for the shop's own demo items; only they may use `demo:` pictures. */
  isDemo?: boolean;
  onIssue?: (issue: Issue) => void;
  onProgress?: (summary: ImportSummary) => void;
};

/** A row, with the past prices of a demo item, or the issue of an unreadable row. */
export type FeedEntry = { row: FeedRow; pastPrices?: PriceChange[] } | { issue: Issue };
export type FeedSource = AsyncIterable<FeedEntry>;

const BATCH = 500;

/** Imports a feed into the catalogue. Valid rows are written; invalid ones are reported through `onIssue`. */
export async function importFeed(
  { db, clock, storage }: Pick<Services, 'db' | 'clock' | 'storage'>,
  source: FeedSource,
  { photoFolders, dryRun, announce, isDemo = false, onIssue, onProgress }: ImportOptions,
): Promise<ImportSummary> {
  const began = performance.now();
  const summary: ImportSummary = {
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    taken: 0,
    pending: 0,
    skipped: 0,
    photographs: 0,
    seconds: 0,
    errors: [],
    unknownWords: [],
    sellersWithoutIdentity: [],
  };
  const shelf = photoFiles({ folders: photoFolders, storage, keep: !dryRun, isDemo });
  const known = lookups();
  const seen = new Set<string>();
  const sellers = new Map<string, string>();
  const errors = countErrors();
  const unknown = countUnknownWords();
  if (!dryRun) {
    await writeFixedNames(db);
    await mergeBrands(db, clock.now());
  }

  /** Reports the issues of one row. A row with several issues counts as skipped once. */
  const report = (issues: readonly Issue[]) => {
    if (issues.some(({ skipped }) => skipped)) summary.skipped += 1;
    for (const issue of issues) {
      errors.add(issue);
      onIssue?.(issue);
    }
  };

  const flush = async (batch: readonly Listing[]) => {
    if (batch.length === 0) return;
    const now = clock.now();
    const states = await readStatesUnlocked(
      db,
      batch.map(({ externalId }) => externalId),
    );
    const touched = batch.filter(({ externalId, sourceHash }) => {
      const state = states.get(externalId);
      return !state || (state.sourceHash !== sourceHash && !isSoldOrBeingPaid(state, now));
    });
    const unchanged = batch.filter(
      ({ externalId, sourceHash }) => states.get(externalId)?.sourceHash === sourceHash,
    );
    summary.unchanged += unchanged.length;
    summary.taken += batch.length - touched.length - unchanged.length;

    const { filed, photographs, issues } = await attachPhotos(touched, shelf);
    for (const ofOneRow of Map.groupBy(issues, ({ line }) => line).values()) report(ofOneRow);
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
      summary.pending += outcome.pending;
    }
    summary.seconds = (performance.now() - began) / 1000;
    onProgress?.(summary);
  };

  let batch: Listing[] = [];
  for await (const entry of source) {
    summary.read += 1;
    if ('issue' in entry) {
      report([entry.issue]);
      continue;
    }
    const { listing: read, issues, unknownWords } = readListing(entry.row);
    report(issues);
    if (!read) continue;
    const listing = { ...read, pastPrices: entry.pastPrices ?? [] };
    sellers.set(listing.store.slug, listing.store.name);
    if (seen.has(listing.externalId)) {
      const { line, externalId: value } = listing;
      report([{ line, column: 'id', code: 'DUPLICATE_ID', value, skipped: true }]);
      continue;
    }
    seen.add(listing.externalId);
    for (const word of unknownWords) unknown.add(word);
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
  summary.errors = errors.counted();
  summary.unknownWords = unknown.counted();
  summary.sellersWithoutIdentity = await unidentified(db, sellers);
  summary.seconds = (performance.now() - began) / 1000;
  return summary;
}
