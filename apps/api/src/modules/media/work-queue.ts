import { ApiError } from '../../errors.ts';

const RETRY_SECONDS = 5;

/** Thrown when so many wait that another would wait too long. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** The error that a visitor is told where the queue is full: too many pictures at once are for another moment. */
export const overloadedWhenFull = (error: unknown) =>
  error instanceof QueueFullError ? new ApiError('OVERLOADED', { retryAfter: RETRY_SECONDS }) : error;

/** Work with a name, so many at a time; who asks for what is under way already shares its outcome. */
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
  /** The place goes to the next in line, or falls free. */
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
