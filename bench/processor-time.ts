import { readFileSync } from 'node:fs';

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;

/** Returns the processor time that a process has used so far, in milliseconds, user and system together (Linux). */
export function processorMs(pid: number): number {
  const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the program's name in parentheses, may contain spaces.
  const fields = state.slice(state.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
