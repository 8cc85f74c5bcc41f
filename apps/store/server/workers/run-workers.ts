import cluster, { type Worker } from 'node:cluster';
import { createMetricsCollector } from './collect-metrics.ts';
import type { PrimaryMessage, Question, WorkerMessage } from './messages.ts';
import { createSharedCounts } from './shared-counts.ts';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 30_000;
/** A worker that lived this long has started well: the next wait before a restart is short again. */
const HEALTHY_MS = 60_000;

export type WorkersOptions = {
  count: number;
  /** Ends the answers that this process gives at the port while the first worker starts. */
  releasePort: () => Promise<void>;
  now: () => number;
};

/**
 * Serves one port by several processes, each with a copy of the store. The first starts alone, so that one that cannot
 * start ends the whole; a worker that ends later is replaced.
 */
export function runWorkers({ count, releasePort, now }: WorkersOptions) {
  // Workers accept connections themselves: one that was handed to a worker which then dies would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const metrics = createMetricsCollector();
  const addCounts = createSharedCounts(now);
  let isOpen = false;
  let isStopping = false;
  let exitCode = 0;
  let wait = FIRST_WAIT_MS;

  const open = async () => {
    if (isOpen) return null;
    isOpen = true;
    await releasePort();
    for (let more = 1; more < count; more += 1) fork();
    return null;
  };

  const answer = async (question: Question) => {
    if (question.kind === 'port') return open();
    return question.kind === 'metrics' ? metrics.read() : addCounts(question.counts, question.keepMs);
  };

  const hear = async (worker: Worker, message: WorkerMessage) => {
    const { id, kind } = message;
    if (kind === 'collected') return metrics.collected(id, message.metrics);
    if (kind === 'port') metrics.add(worker);
    const reply: PrimaryMessage = { kind: 'answer', id, value: await answer(message) };
    if (worker.isConnected()) worker.send(reply);
  };

  const ended = (bornAt: number, code: number | null, signal: NodeJS.Signals | null) => {
    if (isStopping || !isOpen) {
      exitCode ||= code ?? 1;
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
      return;
    }
    if (now() - bornAt > HEALTHY_MS) wait = FIRST_WAIT_MS;
    process.stderr.write(
      `A worker of the store ended (${signal ?? code}): it is replaced in ${wait / 1000} s.\n`,
    );
    setTimeout(fork, wait);
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  };

  function fork() {
    if (isStopping) return;
    const worker = cluster.fork();
    const bornAt = now();
    worker.on('message', (message: WorkerMessage) => void hear(worker, message));
    worker.once('exit', (code: number | null, signal: NodeJS.Signals | null) => ended(bornAt, code, signal));
  }

  const stop = () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill('SIGTERM');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // The parent process has ended.
  process.once('disconnect', stop);
  fork();
}
