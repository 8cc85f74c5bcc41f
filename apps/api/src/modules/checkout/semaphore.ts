/**
 * Runs at most `most` calls at a time, first come, first served. Many buyers of one item then wait here instead of
 * occupying database connections that other requests need.
 */
export function createSemaphore(most: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = () => {
    if (inside < most) {
      inside += 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };

  const leave = () => {
    const next = waiting.shift();
    // Hands its place to the next waiting call, so that a new call cannot overtake it.
    if (next) next();
    else inside -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
