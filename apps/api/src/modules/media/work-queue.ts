import { ApiError } from '../../errors.ts';

const RETRY_SECONDS = 5;

/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Thrown when all callers of a task have aborted before it began. */
export class NobodyWaitsError extends Error {
  override name = 'NobodyWaitsError';
}

/** Converts errors of the queue to OVERLOADED, so that the client retries later. */
export const overloadedWhenFull = (error: unknown) =>
  error instanceof QueueFullError || error instanceof NobodyWaitsError
    ? new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS })
    : error;

type Task<T> = { outcome: Promise<T>; turn: PromiseWithResolvers<void>; callers: number };

/**
 * Runs at most `atOnce` named tasks at a time. Callers with the same name share a pending task's result; a task whose
 * callers have all aborted does not begin.
 */
export function workQueue<T>({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const tasks = new Map<string, Task<T>>();
  const waiting = new Set<PromiseWithResolvers<void>>();
  let running = 0;

  /** Hands the slot to the next waiting task, or frees it. */
  const leave = () => {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    waiting.delete(next);
    next.resolve();
  };

  const begin = (name: string, work: () => Promise<T>): Task<T> => {
    const turn = Promise.withResolvers<void>();
    const run = async () => {
      await turn.promise;
      try {
        return await work();
      } finally {
        leave();
      }
    };
    if (running < atOnce) {
      running += 1;
      turn.resolve();
    } else if (waiting.size < mostWaiting) waiting.add(turn);
    else turn.reject(new QueueFullError());
    const outcome = run().finally(() => {
      if (tasks.get(name) === task) tasks.delete(name);
    });
    const task = { outcome, turn, callers: 0 };
    tasks.set(name, task);
    return task;
  };

  return (name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const task = tasks.get(name) ?? begin(name, work);
    task.callers += 1;
    const abort = () => {
      task.callers -= 1;
      if (task.callers > 0 || !waiting.delete(task.turn)) return;
      // A later caller begins it anew.
      tasks.delete(name);
      task.turn.reject(new NobodyWaitsError());
    };
    signal?.addEventListener('abort', abort, { once: true });
    return task.outcome;
  };
}
