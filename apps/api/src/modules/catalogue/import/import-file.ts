import path from 'node:path';
import { z } from 'zod';
import type { Services } from '../../../context.ts';
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

/** What an import says while it runs, in order; the last piece is the summary or the reason why there is none. */
export type ImportPiece =
  | { issue: Issue }
  | { progress: ImportSummary }
  | { summary: ImportSummary }
  | { refused: { code: FeedError['code']; columns: string[] } };

/** Imports a file and tells how it goes. Pictures lie beside the feed unless told otherwise. */
export async function* importFile(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { feed, photos, dryRun }: FileImport,
): AsyncGenerator<ImportPiece> {
  const waiting: ImportPiece[] = [];
  let wake: () => void = () => undefined;
  const push = (piece: ImportPiece) => {
    waiting.push(piece);
    wake();
  };

  let running = true;
  const done = importFeed(services, readFeed(feed), {
    photosFolder: photos ?? path.dirname(feed),
    dryRun,
    announce: true,
    onIssue: (issue) => push({ issue }),
    onProgress: (summary) => push({ progress: { ...summary } }),
  })
    .then((summary) => push({ summary }))
    .catch((error: unknown) => {
      if (!(error instanceof FeedError)) throw error;
      push({ refused: { code: error.code, columns: error.columns } });
    })
    .finally(() => {
      running = false;
      wake();
    });
  // A failure is thrown below, once what was said before it is told.
  done.catch(() => undefined);

  while (running || waiting.length > 0) {
    const piece = waiting.shift();
    if (piece) yield piece;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await done;
}
