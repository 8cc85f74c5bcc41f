import type { Services } from '../../context.ts';
import { claimEvents, markEventFinished, returnEvent } from './repository.ts';
import { LEASE_MS, MAX_ATTEMPTS, waitAfter } from './retry.ts';

export type OutboxEvent = { id: number; topic: string; payload: Record<string, unknown>; createdAt: Date };
/** Must be idempotent: it may run more than once for the same event. */
export type EventHandler = (event: OutboxEvent) => Promise<void>;

const BATCH = 50;

export type Relay = ReturnType<typeof createRelay>;

/** Delivers committed events to their handlers, at least once each. */
export function createRelay({
  db,
  clock,
  log,
  telemetry,
}: Pick<Services, 'db' | 'clock' | 'log' | 'telemetry'>) {
  const handlers = new Map<string, EventHandler>();
  const listeners: ((event: OutboxEvent) => void)[] = [];

  const handlerOf = (topic: string) =>
    handlers.get(topic) ?? handlers.get(`${topic.slice(0, topic.indexOf('.') + 1)}*`);

  /** A trace of its own: the request that wrote the event has been answered. */
  const traced = async (event: OutboxEvent) => {
    const span = telemetry?.tracing.start(`outbox ${event.topic}`, {
      kind: 'consumer',
      attributes: { 'messaging.destination.name': event.topic },
    });
    try {
      await (span ? span.run(() => handlerOf(event.topic)?.(event)) : handlerOf(event.topic)?.(event));
      span?.end();
    } catch (error) {
      span?.end(error instanceof Error ? error.name : 'Error');
      throw error;
    }
  };

  const claim = (subscribed: readonly string[]) => {
    const now = clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    return claimEvents(db, [...handlers.keys(), ...subscribed], { now, leaseUntil, limit: BATCH });
  };

  const giveBack = (id: number, tries: number, error: unknown) => {
    const now = clock.now();
    const lastError = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return returnEvent(db, id, {
      lastError: lastError.slice(0, 1_000),
      availableAt: new Date(now.getTime() + waitAfter(tries)),
      ...(tries >= MAX_ATTEMPTS ? { finishedAt: now } : {}),
    });
  };

  return {
    /** `mail.*` matches every topic that starts with `mail.`; a handler of the exact topic takes precedence. */
    handle(topic: string, handler: EventHandler) {
      if (handlers.has(topic)) throw new TypeError(`Outbox topic ${topic} has a handler already`);
      handlers.set(topic, handler);
    },

    /** Calls the listener for each event that is handled here, also of topics to which processes subscribe. */
    onHandled: (listener: (event: OutboxEvent) => void) => void listeners.push(listener),

    /** Handles all events that are due; returns how many were tried. `subscribed` topics need no handler to be finished. */
    async drain(subscribed: readonly string[] = []) {
      let tried = 0;
      while (handlers.size + subscribed.length > 0) {
        const events = await claim(subscribed);
        for (const { tries, ...event } of events) {
          try {
            await traced(event);
            for (const listener of listeners) listener(event);
            await markEventFinished(db, event.id, clock.now());
          } catch (error) {
            log.error({ err: error, topic: event.topic, outboxId: event.id, tries }, 'outbox event failed');
            await giveBack(event.id, tries, error);
          }
        }
        tried += events.length;
        if (events.length < BATCH) break;
      }
      return tried;
    },
  };
}
