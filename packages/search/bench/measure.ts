import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

export function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

const tries = 3;

/** Returns the shortest of three runs, because other processes can only lengthen a run. */
export async function shortest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/** Returns a quantile of unsorted times. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** Returns the heap size after garbage collection. */
export async function usedBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
