import path from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { importFeed, type ImportSummary } from './import-feed.ts';
import type { Issue } from './issue.ts';
import { FeedError, readFeed } from './read-feed.ts';

export const fileImport = z.object({
  /** Absolute paths. */
  feed: z.string(),
  photos: z.string().nullable(),
  dryRun: z.boolean(),
});
export type FileImport = z.infer<typeof fileImport>;

/** Messages of a running import, in order. The last one is the summary, or the refusal with its reason. */
export type ImportOutput =
  | { issue: Issue }
  | { progress: ImportSummary }
  | { summary: ImportSummary }
  | { refused: { code: FeedError['code']; columns: string[] } };

/** Imports a file and streams its progress. A photo is looked for in `photos`, if that is set, and then beside the feed. */
export function importFile(
  services: Pick<Services, 'db' | 'clock' | 'storage'>,
  { feed, photos, dryRun }: FileImport,
): AsyncIterable<ImportOutput> {
  const items = new Readable({ objectMode: true, read: () => undefined });
  const emit = (item: ImportOutput) => items.push(item);
  importFeed(services, readFeed(feed), {
    photoFolders: [...(photos === null ? [] : [photos]), path.dirname(feed)],
    dryRun,
    announce: true,
    onIssue: (issue) => emit({ issue }),
    onProgress: (summary) => emit({ progress: { ...summary } }),
  })
    .then(
      (summary) => emit({ summary }),
      (error: unknown) => {
        if (!(error instanceof FeedError)) throw error;
        emit({ refused: { code: error.code, columns: error.columns } });
      },
    )
    .then(() => items.push(null))
    .catch((error: Error) => items.destroy(error));
  return items;
}
