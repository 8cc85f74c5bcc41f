/** A page is not begun where those before it take longer than this together. */
const MAX_WAIT_MS = 300;
/** As many are always begun: of a few nobody can tell how fast they end. */
const ALWAYS = 12;
/** Weight of the newest interval in the mean. */
const NEWEST = 0.1;

/** More pages are asked for than can be rendered. Cached pages, files and probes are served all the same. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
  readonly statusCode = 503;
  readonly retryAfter = 5;
}

export type LoadSheddingOptions = {
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
  maxWaitMs?: number;
  always?: number;
};

/**
 * Renders pages as long as they come to their end soon enough, and throws at once otherwise: whoever is let in is answered
 * at the speed of the machine, instead of everybody slower and slower.
 */
export function createLoadShedding({
  clock = () => performance.now(),
  maxWaitMs = MAX_WAIT_MS,
  always = ALWAYS,
}: LoadSheddingOptions = {}) {
  let running = 0;
  /** Mean time from the end of one page to the end of the next while several are rendered; unknown before the first crowd. */
  let intervalMs: number | undefined;
  let lastEnd = 0;

  const begin = () => {
    // A crowd that comes at once is let in no further than a few are.
    if (running >= always && running * (intervalMs ?? maxWaitMs / always) > maxWaitMs)
      throw new OverloadedError('Pages are asked for faster than they are rendered');
    if (running === 0) lastEnd = clock();
    running += 1;
  };
  const end = () => {
    const passed = clock() - lastEnd;
    // With few at once it tells how long one takes, not how many come to their end.
    if (running >= always) intervalMs = (intervalMs ?? passed) * (1 - NEWEST) + passed * NEWEST;
    running -= 1;
    lastEnd += passed;
  };

  return <Args extends unknown[], Result>(render: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      begin();
      try {
        return await render(...args);
      } finally {
        end();
      }
    };
}
