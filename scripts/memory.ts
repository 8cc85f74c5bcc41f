import { readFileSync } from 'node:fs';

/** Reads a memory field of a process in megabytes (Linux); 0 when the process has ended. */
function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const state = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(state)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Returns the current resident set of a process, in megabytes. */
export const residentMegabytes = (pid: number) => megabytes(pid, 'VmRSS');

/** Returns the largest resident set that a process has had so far, in megabytes. */
export const peakMegabytes = (pid: number) => megabytes(pid, 'VmHWM');

/** Lists the running child processes that a process's main thread started. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
