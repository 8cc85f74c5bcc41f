import type { Services } from '../../context.ts';
import { currentSnapshot, eventsSince, type Snapshot } from './repository.ts';
import type { EventHandler, OutboxEvent } from './relay.ts';
import { SUBSCRIBER_RETRY_MS } from './retry.ts';

export type Subscriber = ReturnType<typeof createSubscriber>;

/**
 * Delivers committed events to this process, whatever other processes do with them: each process keeps its own search
 * index. Events of before the first `subscribe` are not delivered; a failing handler is called again for `SUBSCRIBER_RETRY_MS`.
 */
export function createSubscriber({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const handlers = new Map<string, EventHandler[]>();
  const pending: OutboxEvent[] = [];
  let seen: Snapshot | null = null;
  let failingSince: Date | null = null;

  const deliver = async (event: OutboxEvent) => {
    try {
      for (const handler of handlers.get(event.topic) ?? []) await handler(event);
      failingSince = null;
      return true;
    } catch (error) {
      const now = clock.now();
      failingSince ??= now;
      const isOver = now.getTime() - failingSince.getTime() >= SUBSCRIBER_RETRY_MS;
      log.error({ err: error, topic: event.topic, outboxId: event.id, isOver }, 'a subscriber failed');
      if (isOver) failingSince = null;
      return isOver;
    }
  };

  const readAndDeliver = async () => {
    if (seen === null) return 0;
    const { events, snapshot } = await eventsSince(db, [...handlers.keys()], seen);
    seen = snapshot;
    pending.push(...events);
    let handled = 0;
    for (let event = pending[0]; event && (await deliver(event)); event = pending[0]) {
      pending.shift();
      handled += 1;
    }
    return handled;
  };
  /** One reading at a time: two would deliver the same events. */
  let running = Promise.resolve(0);

  return {
    topics: () => [...handlers.keys()],

    /** Calls the handler for each event that is committed from now on. */
    async subscribe(topic: string, handler: EventHandler) {
      seen ??= await currentSnapshot(db);
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },

    /** Handles all new events in order of id, and stops at one that fails. Returns how many were handled. */
    catchUp() {
      running = running.catch(() => 0).then(readAndDeliver);
      return running;
    },

    /** Age of the oldest event that a handler still has to accept, in seconds; 0 if there is none. */
    lagSeconds: () =>
      pending[0] ? Math.max(0, clock.now().getTime() - pending[0].createdAt.getTime()) / 1_000 : 0,
  };
}
