import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';
import { pollOutbox } from './poller.ts';
import { createRelay, type Relay } from './relay.ts';
import { deleteFinishedEvents, queueLengths } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

type Outbox = {
  /** For work that is done once: one of the processes that take jobs calls the handler. */
  handle: Relay['handle'];
  /** For what each process keeps in memory: every process calls the handler. */
  subscribe: Subscriber['subscribe'];
  /** Does now what is done by itself while the api listens; returns how many events were handled. */
  drain: () => Promise<number>;
};

const RETENTION_DAYS = 7;

/** Decorates the app with `app.outbox` and polls the outbox while the api listens; handles it once if `JOBS` is set. */
export function outbox(app: FastifyInstance, services: Services) {
  const relay = createRelay(services);
  const subscriber = createSubscriber(services);
  const drain = async () => {
    const subscribed = await subscriber.catchUp();
    return subscribed + (await relay.drain(subscriber.topics()));
  };
  app.decorate('outbox', { handle: relay.handle, subscribe: subscriber.subscribe, drain });

  app.metrics.gauge('api_outbox', 'Events of the outbox, waiting or dead letters', 'state', () =>
    queueLengths(services.db),
  );
  app.metrics.gauge(
    'api_outbox_lag_seconds',
    'Age of the oldest event that this process has not taken into its memory',
    'reader',
    async () => [['search', subscriber.lagSeconds()]],
  );

  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', () => {
    stop = pollOutbox(services.config.JOBS ? drain : subscriber.catchUp, services.log);
  });
  app.addHook('onClose', () => stop?.());

  app.jobs.schedule('outbox-tidy', 3_600, async () => {
    const before = new Date(services.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
    await deleteFinishedEvents(services.db, before);
  });
}
