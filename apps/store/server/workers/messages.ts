import type { MetricObject } from 'prom-client';

/** What a worker asks its primary process: whether it may listen, the metrics of all, or totals by visitor. */
export type Question =
  | { kind: 'port' }
  | { kind: 'metrics' }
  | { kind: 'counts'; keepMs: number; counts: [string, number][] };

/** A worker's question, or its own metrics when the primary collects them. */
export type WorkerMessage = (Question | { kind: 'collected'; metrics: MetricObject[] }) & { id: number };

/** The answer to the question of this id, or a request for the worker's own metrics. */
export type PrimaryMessage =
  | { kind: 'answer'; id: number; value: null | string | [string, number][] }
  | { kind: 'collect'; id: number };
