import { ApiError } from '../../errors.ts';

const RETRY_SECONDS = 5;

/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Converts a QueueFullError to OVERLOADED, so that the client retries later. */
export const overloadedWhenFull = (error: unknown) =>
  error instanceof QueueFullError ? new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS }) : error;

/** Runs at most `atOnce` named tasks at a time. Callers with the same name share a pending task's result. */
export function workQueue<T>({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const underWay = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const slot = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new QueueFullError();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Hands the slot to the next waiting task, or frees it. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return (name: string, work: () => Promise<T>): Promise<T> => {
    const shared = underWay.get(name);
    if (shared) return shared;
    const outcome = (async () => {
      await slot();
      try {
        return await work();
      } finally {
        leave();
      }
    })().finally(() => underWay.delete(name));
    underWay.set(name, outcome);
    return outcome;
  };
}
