import { demoFeed } from '../../../../demo/feed.ts';
import type { FeedRow } from './cells.ts';

/** The demo catalogue as a feed, numbered as a file with a header would be. */
export async function* demoRows(): AsyncGenerator<{ row: FeedRow }> {
  let line = 1;
  for (const cells of demoFeed()) {
    line += 1;
    yield { row: { line, cells } };
  }
}
