import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { pollOutbox } from './poller.ts';
import { createRelay, type Relay } from './relay.ts';
import { deleteFinishedEvents, queueLengths } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Relay;
  }
}

const KEPT_DAYS = 7;

/** Decorates the app with `app.outbox.handle` and polls the outbox while the api listens, if `JOBS` is set. */
export function outbox(app: FastifyInstance, services: Services) {
  const relay = createRelay(services);
  app.decorate('outbox', relay);

  app.metrics.gauge('api_outbox', 'Events of the outbox, waiting or dead letters', 'state', () =>
    queueLengths(services.db),
  );

  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', () => {
    if (services.config.JOBS) stop = pollOutbox(relay, services.log);
  });
  app.addHook('onClose', () => stop?.());

  app.jobs.schedule('outbox-tidy', 3_600, async () => {
    const before = new Date(services.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await deleteFinishedEvents(services.db, before);
  });
}
