/**
 * Lets so many through at a time, in the order of their coming. A crowd that wants one piece waits here, where it
 * costs nothing, and not for a connection to the database, which others need meanwhile.
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
    // The place is handed on, so that nobody slips in between.
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
