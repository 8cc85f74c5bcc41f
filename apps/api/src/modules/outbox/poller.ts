import type { FastifyBaseLogger } from 'fastify';
import { onNotification } from './notifier.ts';

/** What one process sells leaves the search of every other one within a second. */
const POLL_MS = 500;
/** `notifyRelays` is called before the commit, which nearly always follows within this time. */
const COMMIT_MS = 30;

/**
 * Calls `drain` when `notifyRelays` is called and every half second, one call at a time. Returns a function that stops it.
 */
export function pollOutbox(drain: () => Promise<unknown>, log: FastifyBaseLogger) {
  let stopped = false;
  let running: Promise<unknown> | null = null;
  let soon: NodeJS.Timeout | null = null;

  const run = () => {
    if (stopped || running) return;
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))
      .finally(() => (running = null));
  };
  const poll = setInterval(run, POLL_MS).unref();
  const sleep = onNotification(() => {
    soon ??= setTimeout(() => {
      soon = null;
      run();
    }, COMMIT_MS).unref();
  });

  return async () => {
    stopped = true;
    clearInterval(poll);
    if (soon) clearTimeout(soon);
    sleep();
    await running;
  };
}
