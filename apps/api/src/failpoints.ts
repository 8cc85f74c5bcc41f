/** Steps of a payment after which a stress test can kill the process, to check that the payment recovers. */
export const FAILPOINTS = [
  'order-placed',
  'request-due',
  'requested',
  'response-stored',
  'session-stored',
  'claimed',
  'capture-requested',
  'sold',
  'return-decided',
  'webhook-stored',
  'webhook-settled',
  'refund-decided',
] as const;
export type Failpoint = (typeof FAILPOINTS)[number];

/** `claimed:3` kills the process when that step is reached for the third time. Unset in production. */
const [armed, times = '1'] = (process.env['FAILPOINT'] ?? '').split(':');
let left = Number(times);

/** Kills this process at once (SIGKILL) if this step is the one that is set. */
export function failpoint(step: Failpoint) {
  if (step !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
