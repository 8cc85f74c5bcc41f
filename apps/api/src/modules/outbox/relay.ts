import { and, eq, inArray, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { outbox } from '../../db/schema/operations.ts';
import { LEASE_MS, MOST_TRIES, waitAfter } from './retry.ts';

export type OutboxEvent = { id: number; topic: string; payload: Record<string, unknown>; createdAt: Date };
/** May run again for the same event: it must not matter. */
export type EventHandler = (event: OutboxEvent) => Promise<void>;

const BATCH = 50;

export type Relay = ReturnType<typeof createRelay>;

/** Hands committed events to those who registered for them, at least once each. */
export function createRelay({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const handlers = new Map<string, EventHandler>();

  const wanted = () =>
    or(
      ...[...handlers.keys()].map((topic) =>
        topic.endsWith('*') ? like(outbox.topic, `${topic.slice(0, -1)}%`) : eq(outbox.topic, topic),
      ),
    );

  const handlerOf = (topic: string) =>
    handlers.get(topic) ?? handlers.get(`${topic.slice(0, topic.indexOf('.') + 1)}*`);

  const claim = async () => {
    const now = clock.now();
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(isNull(outbox.finishedAt), lte(outbox.availableAt, now), lt(outbox.tries, MOST_TRIES), wanted()),
      )
      .orderBy(outbox.availableAt, outbox.id)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const claimed = await db
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, availableAt: new Date(now.getTime() + LEASE_MS) })
      .where(inArray(outbox.id, due))
      .returning();
    return claimed.sort((a, b) => a.id - b.id);
  };

  const finish = (id: number) =>
    db.update(outbox).set({ finishedAt: clock.now(), lastError: null }).where(eq(outbox.id, id));

  const giveBack = (id: number, tries: number, error: unknown) => {
    const now = clock.now();
    const lastError = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return db
      .update(outbox)
      .set({
        lastError: lastError.slice(0, 1_000),
        availableAt: new Date(now.getTime() + waitAfter(tries)),
        ...(tries >= MOST_TRIES ? { finishedAt: now } : {}),
      })
      .where(eq(outbox.id, id));
  };

  return {
    /** `mail.*` takes every mail; a topic's own handler goes first. */
    handle(topic: string, handler: EventHandler) {
      if (handlers.has(topic)) throw new TypeError(`Two handlers for ${topic}`);
      handlers.set(topic, handler);
    },

    /** Works off what is due now; answers how many events were tried. */
    async drain() {
      let tried = 0;
      while (handlers.size > 0) {
        const events = await claim();
        for (const { tries, ...event } of events) {
          try {
            await handlerOf(event.topic)?.(event);
            await finish(event.id);
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
