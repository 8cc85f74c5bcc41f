import { readFileSync } from 'node:fs';

/** A field of a process's state in megabytes (Linux); 0 when the process is gone. */
function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const state = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(state)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Resident set of a process now, in megabytes. */
export const residentMegabytes = (pid: number) => megabytes(pid, 'VmRSS');

/** The largest resident set that a process has had so far, in megabytes. */
export const peakMegabytes = (pid: number) => megabytes(pid, 'VmHWM');

/** Processes that a process's first thread started and that still run. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
