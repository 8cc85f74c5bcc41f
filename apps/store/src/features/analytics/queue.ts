import type { AnalyticsEvent, Sink } from './event.ts';

/** Maximum queue length; later events are dropped. */
const MAX_QUEUED = 100;

/** Queues events until the visitor has decided; then sends them to the allowed sinks or drops them. */
export function createQueue(limit = MAX_QUEUED) {
  let queued: AnalyticsEvent[] | null = [];
  let sinks: readonly Sink[] = [];
  const pass = (event: AnalyticsEvent) => {
    for (const sink of sinks) sink(event);
  };
  return {
    send(event: AnalyticsEvent) {
      if (queued === null) pass(event);
      else if (queued.length < limit) queued.push(event);
    },
    /** An empty list is a refusal and clears the queue. */
    decide(allowed: readonly Sink[]) {
      sinks = allowed;
      const earlier = queued ?? [];
      queued = null;
      for (const event of earlier) pass(event);
    },
  };
}
