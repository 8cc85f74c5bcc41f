import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { PrimaryMessage } from './messages.ts';

/** Reads the metrics of all workers that serve, and adds them up. One that ends meanwhile has none. */
export function createMetricsCollector() {
  const workers = new Set<Worker>();
  const collecting = new Map<number, (metrics: MetricObject[]) => void>();
  let asked = 0;

  const metricsOf = (worker: Worker) =>
    new Promise<MetricObject[]>((resolve) => {
      const id = (asked += 1);
      const done = (metrics: MetricObject[]) => {
        collecting.delete(id);
        worker.off('exit', ended);
        resolve(metrics);
      };
      const ended = () => done([]);
      worker.once('exit', ended);
      collecting.set(id, done);
      if (worker.isConnected()) worker.send({ kind: 'collect', id } satisfies PrimaryMessage);
      else ended();
    });

  return {
    add: (worker: Worker) => {
      workers.add(worker);
      worker.once('exit', () => workers.delete(worker));
    },
    collected: (id: number, metrics: MetricObject[]) => collecting.get(id)?.(metrics),
    read: async () => AggregatorRegistry.aggregate(await Promise.all([...workers].map(metricsOf))).metrics(),
  };
}
