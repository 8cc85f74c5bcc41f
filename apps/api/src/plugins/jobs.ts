import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Services } from '../context.ts';
import { type JobName, jobIntervals } from '../job-intervals.ts';

export type Jobs = {
  /** Runs a handler as often as `jobIntervals` says, in one process at a time. Jobs start when the api listens. */
  schedule: (name: JobName, handler: () => Promise<void>) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

type Scheduled = { everySeconds: number; handler: () => Promise<void> };

const MAX_POLL_SECONDS = 15;
/** Interval at which jobs that lost their place in the queue are queued again. */
const REQUEUE_SECONDS = 15;
const MAX_WAIT_MS = 10_000;

/** Waits; returns false if aborted. */
const wait = (ms: number, signal: AbortSignal) => sleep(ms, true, { signal, ref: false }).catch(() => false);

/** Scheduled jobs, queued in the shop's database so that several processes share them. */
export function jobs(app: FastifyInstance, { client, config, log }: Services) {
  const intervals = jobIntervals(config);
  const scheduled = new Map<JobName, Scheduled>();
  app.decorate('jobs', {
    schedule(name, handler) {
      if (scheduled.has(name)) throw new TypeError(`The job ${name} is scheduled twice`);
      scheduled.set(name, { everySeconds: intervals[name], handler });
    },
  });
  if (!config.JOBS) return;

  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: [...(await client.execute(text, values)).rows] }) },
    backend: client.kind,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue cannot be read'));

  const worked = new Set<string>();
  const queue = async (name: string, { everySeconds, handler }: Scheduled) => {
    // At most one run is queued: a second process, or a restart after a crash, adds none.
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, retentionSeconds: 3_600 });
    if (worked.has(name)) return;
    worked.add(name);
    await boss.work(
      name,
      { pollingIntervalSeconds: Math.min(MAX_POLL_SECONDS, Math.max(1, everySeconds / 2)) },
      async () => {
        await boss.send(name, null, { startAfter: everySeconds });
        await handler().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
      },
    );
  };

  /** Queues jobs again whose next run was not queued because the database was down. */
  const requeue = async () => {
    for (const [name, { everySeconds }] of scheduled)
      await boss.send(name, null, { startAfter: everySeconds });
  };

  const ending = new AbortController();
  /** Retries until the database is up. */
  const start = async () => {
    for (let tries = 0; !ending.signal.aborted; tries += 1) {
      try {
        await boss.start();
        for (const [name, job] of scheduled) {
          await queue(name, job);
          await boss.send(name, null, { startAfter: Math.min(job.everySeconds, 5) });
        }
        return;
      } catch (error) {
        log.error({ err: error }, 'the job queue could not be started');
        await wait(Math.min(MAX_WAIT_MS, 500 * 2 ** tries), ending.signal);
      }
    }
  };
  const watch = async () => {
    while (await wait(REQUEUE_SECONDS * 1_000, ending.signal))
      await requeue().catch((error: unknown) => log.warn({ err: error }, 'the job queue cannot be read'));
  };

  let started = Promise.resolve();
  app.addHook('onListen', () => {
    // Not awaited: the api serves requests before the queue is ready.
    started = start().then(() => void watch());
  });
  app.addHook('onClose', async () => {
    ending.abort();
    await started;
    await boss
      .stop({ graceful: true, timeout: 5_000, close: false })
      .catch((error: unknown) => log.warn({ err: error }, 'the job queue could not be closed'));
  });
}
