/** A page is not begun where those before it take longer than this together, */
const MAX_WAIT_MS = 300;
/** or than so many times as long as one takes while there are few, where that is longer: the api may be far away. */
const TIMES_ALONE = 2;
/** As many are always begun: of a few nobody can tell how fast they end. */
const ALWAYS = 12;
/** Weight of the newest value in a mean. */
const NEWEST = 0.1;

const mean = (before: number | undefined, value: number) =>
  before === undefined ? value : before * (1 - NEWEST) + value * NEWEST;

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
  /** Mean time that a page takes which begins while there are few. */
  let aloneMs: number | undefined;
  let lastEnd = 0;

  const begin = () => {
    const maxMs = Math.max(maxWaitMs, TIMES_ALONE * (aloneMs ?? 0));
    // Of a crowd that comes before any page has ended, no more are let in than always are.
    if (running >= always && running * (intervalMs ?? Infinity) > maxMs)
      throw new OverloadedError('Pages are asked for faster than they are rendered');
    if (running === 0) lastEnd = clock();
    running += 1;
    return { at: clock(), isAlone: running <= always / 4 };
  };
  const end = ({ at, isAlone }: ReturnType<typeof begin>) => {
    const now = clock();
    if (isAlone) aloneMs = mean(aloneMs, now - at);
    // With few at once it tells how long one takes, not how many come to their end.
    if (running >= always) intervalMs = mean(intervalMs, now - lastEnd);
    running -= 1;
    lastEnd = now;
  };

  return <Args extends unknown[], Result>(render: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const begun = begin();
      try {
        return await render(...args);
      } finally {
        end(begun);
      }
    };
}
