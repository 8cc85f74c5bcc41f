import type { Services } from '../../context.ts';
import { currentSnapshot, eventsSince, type Snapshot } from './repository.ts';
import type { OutboxEvent } from './relay.ts';
import { SUBSCRIBER_RETRY_MS } from './retry.ts';

export type Subscriber = ReturnType<typeof createSubscriber>;

/** Gets events of one topic that follow each other. Must be idempotent: it may run more than once for the same events. */
export type EventsHandler = (events: readonly OutboxEvent[]) => Promise<void>;

/** Further behind than this, reading everything again is quicker than catching up. */
const MAX_BEHIND = 20_000;
/** Most events that a handler gets at a time. */
const BATCH = 100;

/**
 * Delivers committed events to this process, whatever other processes do with them: each process keeps its own search
 * index. Events of before the first `subscribe` are not delivered; a failing handler is called again for `SUBSCRIBER_RETRY_MS`.
 */
export function createSubscriber({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const handlers = new Map<string, EventsHandler[]>();
  const onMissed: (() => void)[] = [];
  let pending: OutboxEvent[] = [];
  let seen: Snapshot | null = null;
  let readAt: Date | null = null;
  let failingSince: Date | null = null;

  /** What was missed can only be made up for by reading the data itself, which then has the pending events too. */
  const announceMissed = () => {
    pending = [];
    failingSince = null;
    for (const listener of onMissed) listener();
  };

  /** Returns the first pending events of one topic. */
  const nextEvents = () => {
    const [first] = pending;
    const other = pending.findIndex(({ topic }) => topic !== first?.topic);
    return pending.slice(0, Math.min(BATCH, other < 0 ? pending.length : other));
  };

  const deliver = async (events: readonly OutboxEvent[]) => {
    const topic = events[0]?.topic ?? '';
    try {
      for (const handler of handlers.get(topic) ?? []) await handler(events);
      failingSince = null;
      return true;
    } catch (error) {
      const now = clock.now();
      failingSince ??= now;
      const isOver = now.getTime() - failingSince.getTime() >= SUBSCRIBER_RETRY_MS;
      log.error({ err: error, topic, outboxId: events[0]?.id, isOver }, 'a subscriber failed');
      if (isOver) announceMissed();
      return false;
    }
  };

  const readAndDeliver = async () => {
    if (seen === null) return 0;
    const { events, snapshot, isIncomplete } = await eventsSince(db, [...handlers.keys()], {
      since: seen,
      most: MAX_BEHIND,
    });
    seen = snapshot;
    readAt = clock.now();
    pending.push(...events);
    if (isIncomplete || pending.length > MAX_BEHIND) {
      log.warn(
        { waiting: pending.length, isIncomplete },
        'a subscriber is too far behind and reads everything',
      );
      announceMissed();
    }
    let handled = 0;
    for (let next = nextEvents(); next.length > 0 && (await deliver(next)); next = nextEvents()) {
      pending.splice(0, next.length);
      handled += next.length;
    }
    return handled;
  };
  /** One reading at a time: two would deliver the same events. */
  let running = Promise.resolve(0);

  const secondsSince = (then: Date | null | undefined) =>
    then ? Math.max(0, clock.now().getTime() - then.getTime()) / 1_000 : 0;

  return {
    topics: () => [...handlers.keys()],

    /** Calls the handler for events that are committed from now on. */
    async subscribe(topic: string, handler: EventsHandler) {
      seen ??= await currentSnapshot(db);
      handlers.set(topic, [...(handlers.get(topic) ?? []), handler]);
    },

    /** Whether all events since a position can still be delivered, and in less time than everything is read again. */
    canResumeFrom: async (position: Snapshot) =>
      !(await eventsSince(db, ['product.changed'], { since: position, most: MAX_BEHIND })).isIncomplete,

    /** Delivers to all handlers what has been committed since a position too. */
    resumeFrom: (position: Snapshot) => void (seen = position),

    /** Up to where every event has been handled; null while some are to be handled. */
    position: () => (pending.length === 0 ? seen : null),

    /** Calls the listener when events were missed, all of which were committed before the call. */
    onMissed: (listener: () => void) => void onMissed.push(listener),

    /** Handles all new events in order of id, and stops at one that fails. Returns how many were handled. */
    catchUp() {
      running = running.catch(() => 0).then(readAndDeliver);
      return running;
    },

    /**
     * For how long this process may have missed changes, in seconds: the age of the oldest event that a handler still has
     * to accept, or the time since the outbox was last read.
     */
    lagSeconds: () => Math.max(secondsSince(pending[0]?.createdAt), secondsSince(readAt)),
  };
}
