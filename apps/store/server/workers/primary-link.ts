import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { ShareCounts } from '../render-limit.ts';
import type { PrimaryMessage, Question, WorkerMessage } from './messages.ts';

/** What the workers of one port know together, through their primary process. */
export type PrimaryLink = {
  /** Resolves when the primary process no longer answers at the port itself. */
  takePort: () => Promise<void>;
  /** Makes a registry's metrics part of those of all workers. */
  share: (registry: Registry) => void;
  /** The metrics of all workers in Prometheus's format. */
  metrics: () => Promise<string>;
  shareCounts: ShareCounts;
};

/** Connects a worker with its primary process; null in a process that shares its port with none. */
export function linkToPrimary(): PrimaryLink | null {
  if (!cluster.isWorker) return null;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  const send = (message: WorkerMessage) => void process.send?.(message);
  const ask = (question: Question): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set((asked += 1), answer);
    send({ ...question, id: asked });
    return answer.promise;
  };
  process.on('message', (message: PrimaryMessage) => {
    if (message.kind !== 'answer') return;
    waiting.get(message.id)?.resolve(message.value);
    waiting.delete(message.id);
  });
  process.once('disconnect', () => {
    for (const question of waiting.values()) question.reject(new Error('The primary process has ended'));
  });
  return {
    takePort: async () => void (await ask({ kind: 'port' })),
    share: (registry) =>
      void process.on('message', async ({ kind, id }: PrimaryMessage) => {
        if (kind === 'collect') send({ kind: 'collected', id, metrics: await registry.getMetricsAsJSON() });
      }),
    metrics: async () => (await ask({ kind: 'metrics' })) as string,
    shareCounts: async (counts, keepMs) =>
      new Map((await ask({ kind: 'counts', keepMs, counts: [...counts] })) as [string, number][]),
  };
}
