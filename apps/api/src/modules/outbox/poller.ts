import type { FastifyBaseLogger } from 'fastify';
import type { Relay } from './relay.ts';
import { onNotification } from './notifier.ts';

const POLL_MS = 1_000;
/** `notifyRelays` is called before the commit, which nearly always follows within this time. */
const COMMIT_MS = 30;

/**
 * Drains the relay when `notifyRelays` is called and every second, one drain at a time. Returns a function that stops
 * it.
 */
export function pollOutbox(relay: Relay, log: FastifyBaseLogger) {
  let stopped = false;
  let running: Promise<unknown> | null = null;
  let soon: NodeJS.Timeout | null = null;

  const drain = () => {
    if (stopped || running) return;
    running = relay
      .drain()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be read'))
      .finally(() => (running = null));
  };
  const poll = setInterval(drain, POLL_MS).unref();
  const sleep = onNotification(() => {
    soon ??= setTimeout(() => {
      soon = null;
      drain();
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
