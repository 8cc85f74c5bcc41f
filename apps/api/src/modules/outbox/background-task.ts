import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { taskWaitAfter } from './retry.ts';

export type BackgroundTask = {
  /** Resolves when a run that began after this call has succeeded. Requests during a run share the next one. */
  request: () => Promise<void>;
  /** Resolves when no request waits. */
  idle: () => Promise<void>;
  isIdle: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Work on what a process keeps in memory that takes too long for a subscriber to wait for it. One run at a time; a failed
 * one is tried again until it succeeds.
 */
export function createBackgroundTask(
  name: string,
  work: () => Promise<void>,
  { log }: Pick<Services, 'log'>,
): BackgroundTask {
  const ending = new AbortController();
  const waiting: (() => void)[] = [];
  /** Those that the run answers. */
  const answering: (() => void)[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    for (let tries = 0; waiting.length + answering.length > 0 && !ending.signal.aborted;) {
      answering.push(...waiting.splice(0));
      try {
        await work();
        tries = 0;
        for (const resolve of answering.splice(0)) resolve();
      } catch (error) {
        tries += 1;
        log.error({ err: error, task: name, tries }, 'a background task failed');
        await sleep(taskWaitAfter(tries), undefined, { signal: ending.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
    running = null;
  };

  return {
    request: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        running ??= run();
      }),
    isIdle: () => running === null,
    idle: () => running ?? Promise.resolve(),
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
