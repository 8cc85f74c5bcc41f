import type { FastifyInstance } from 'fastify';
import { DAY_MS, OUTBOX_DAYS } from '@patine/core';
import type { Services } from '../../context.ts';
import { type BackgroundTask, createBackgroundTask } from './background-task.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';
import { pollOutbox } from './poller.ts';
import { createRelay, type Relay } from './relay.ts';
import { adoptEvents, CHANNEL, deleteFinishedEvents, queueLengths } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

type Outbox = {
  /** For work that is done once: one of the processes that take jobs calls the handler. */
  handle: Relay['handle'];
  /** Calls the listener for each event, in the one process that handles it. */
  onHandled: Relay['onHandled'];
  /** For what each process keeps in memory: every process calls the handler, whether it takes jobs or not. */
  subscribe: Subscriber['subscribe'];
  /** Calls the listener when this process has missed events to which it subscribes. */
  onMissed: Subscriber['onMissed'];
  canResumeFrom: Subscriber['canResumeFrom'];
  /** To be called before the index of this process, which has all changes up to this position, follows others. */
  resumeFrom: Subscriber['resumeFrom'];
  /** Reads the outbox for the subscribers of this process, and waits until they have handled what is new. */
  catchUp: Subscriber['catchUp'];
  /** The position up to which this process has done all that events ask for; null while it is at work. */
  position: Subscriber['position'];
  /** How far this process is behind in what it subscribes to. */
  lagSeconds: Subscriber['lagSeconds'];
  /** Creates a task for what takes too long in a subscriber's handler. It ends with the app. */
  background: (name: string, work: () => Promise<void>) => BackgroundTask;
  /** Does now what is done by itself while the api listens; returns how many events were handled. */
  drain: () => Promise<number>;
};

/** Decorates the app with `app.outbox` and reads the outbox while the api listens; handles it once if `JOBS` is set. */
export function outbox(app: FastifyInstance, services: Services) {
  const { client, config, db, readReplica, clock, log } = services;
  const relay = createRelay(services);
  const subscriber = createSubscriber(services);
  const tasks: BackgroundTask[] = [];
  const handleDue = () => relay.drain(subscriber.topics());
  app.decorate('outbox', {
    handle: relay.handle,
    onHandled: relay.onHandled,
    subscribe: subscriber.subscribe,
    onMissed: subscriber.onMissed,
    canResumeFrom: subscriber.canResumeFrom,
    resumeFrom: subscriber.resumeFrom,
    catchUp: subscriber.catchUp,
    position: () => (tasks.every((task) => task.isIdle()) ? subscriber.position() : null),
    lagSeconds: subscriber.lagSeconds,
    background: (name, work) => {
      const task = createBackgroundTask(name, work, services);
      tasks.push(task);
      return task;
    },
    drain: async () => {
      const subscribed = await subscriber.catchUp();
      await Promise.all(tasks.map((task) => task.idle()));
      return subscribed + (await handleDue());
    },
  });

  app.metrics.gauge('api_outbox', 'Events of the outbox, waiting or dead letters', 'state', () =>
    queueLengths(readReplica),
  );

  app.addHook('onReady', () => adoptEvents(db));

  const stops: (() => Promise<void>)[] = [];
  app.addHook('onListen', () => {
    // Apart, so that a mail server that does not answer delays no search index.
    const pollers = [subscriber.catchUp, ...(config.JOBS ? [handleDue] : [])].map((read) =>
      pollOutbox(read, log),
    );
    const unlisten = client.listen(CHANNEL, () => {
      for (const { wake } of pollers) wake();
    });
    stops.push(unlisten, ...pollers.map(({ stop }) => stop));
  });
  app.addHook('onClose', async () => {
    await Promise.all([...stops.map((stop) => stop()), ...tasks.map((task) => task.stop())]);
  });

  app.jobs.schedule('outbox-tidy', async () => {
    await deleteFinishedEvents(db, new Date(clock.now().getTime() - OUTBOX_DAYS * DAY_MS));
  });
}
