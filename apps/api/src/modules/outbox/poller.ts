import type { FastifyBaseLogger } from 'fastify';

/** Without a notification, what one process sells still leaves the search of every other one within a second. */
const POLL_MS = 500;

/** Calls `read` when woken and every half second, one call at a time. */
export function pollOutbox(read: () => Promise<unknown>, log: FastifyBaseLogger, everyMs = POLL_MS) {
  const ending = new AbortController();
  let isWanted = false;
  let running: Promise<void> | null = null;

  const run = async () => {
    while (isWanted && !ending.signal.aborted) {
      isWanted = false;
      await read().catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'));
    }
    running = null;
  };
  const wake = () => {
    isWanted = true;
    running ??= run();
  };
  const poll = setInterval(wake, everyMs).unref();

  return {
    /** An event has been committed: one that comes during a reading is read by the next, which follows at once. */
    wake,
    stop: async () => {
      ending.abort();
      clearInterval(poll);
      await running;
    },
  };
}
