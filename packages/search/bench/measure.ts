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

/** The shortest of three times: what others do on the machine lengthens the other two. */
export async function shortest(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < tries; count++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/** The times' quantile, of any order. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** What is held on to once all garbage is gone. */
export async function usedBytes(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
