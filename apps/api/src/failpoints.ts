/** Between which steps of a payment a process may be made to die, so that a proof can see what becomes of it. */
export const FAILPOINTS = [
  'order-placed',
  'asking',
  'asked',
  'answer-stored',
  'session-stored',
  'claimed',
  'capture-requested',
  'sold',
  'return-decided',
  'news-stored',
  'news-settled',
  'refund-decided',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** `claimed:3` dies when that step is reached for the third time; unset, as it is for everybody else, nothing does. */
const [armed, times = '1'] = (process.env['FAILPOINT'] ?? '').split(':');
let left = Number(times);

/** Ends this process there and then, without a word, when the step is the one that is set. */
export function failpoint(step: Failpoint) {
  if (step !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
