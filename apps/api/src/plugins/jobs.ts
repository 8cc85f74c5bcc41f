import type { FastifyInstance } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Services } from '../context.ts';

export type Jobs = {
  /** Runs a handler about every so many seconds, in one process at a time. Before the api listens, nothing runs. */
  schedule: (name: string, everySeconds: number, handler: () => Promise<void>) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

type Scheduled = { everySeconds: number; handler: () => Promise<void> };

const LONGEST_POLL_SECONDS = 15;

/** Work on a schedule, queued in the shop's own database so that several processes share it. */
export function jobs(app: FastifyInstance, { client, config, log }: Services) {
  const scheduled = new Map<string, Scheduled>();
  app.decorate('jobs', {
    schedule(name, everySeconds, handler) {
      if (scheduled.has(name)) throw new TypeError(`Two jobs are called ${name}`);
      scheduled.set(name, { everySeconds, handler });
    },
  });
  if (!config.JOBS) return;

  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: [...(await client.execute(text, values)).rows] }) },
    backend: client.kind,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue cannot be read'));

  const queue = async (name: string, { everySeconds, handler }: Scheduled) => {
    // At most one waits: a second process, or a start after a crash, adds none.
    await boss.createQueue(name, { policy: 'short', retryLimit: 0, retentionSeconds: 3_600 });
    await boss.work(
      name,
      { pollingIntervalSeconds: Math.min(LONGEST_POLL_SECONDS, Math.max(1, everySeconds / 2)) },
      async () => {
        await boss.send(name, null, { startAfter: everySeconds });
        await handler().catch((error: unknown) => log.error({ err: error, job: name }, 'a job failed'));
      },
    );
    await boss.send(name, null, { startAfter: Math.min(everySeconds, 5) });
  };

  let started = Promise.resolve();
  app.addHook('onListen', () => {
    // Nobody waits for the queue: the api answers meanwhile.
    started = (async () => {
      await boss.start();
      for (const [name, job] of scheduled) await queue(name, job);
    })().catch((error: unknown) => log.error({ err: error }, 'the job queue does not start'));
  });
  app.addHook('onClose', async () => {
    await started;
    await boss.stop({ graceful: true, timeout: 5_000, close: false });
  });
}
