import type { AnalyticsEvent, Sink } from './event.ts';

/** Maximum queue length; later events are dropped. */
const MAX_QUEUED = 100;

/** Queues events until the visitor has decided; then sends them to the allowed sinks or drops them. */
export function createQueue(most = MAX_QUEUED) {
  let held: AnalyticsEvent[] | null = [];
  let sinks: readonly Sink[] = [];
  const pass = (happening: AnalyticsEvent) => {
    for (const sink of sinks) sink(happening);
  };
  return {
    tell(happening: AnalyticsEvent) {
      if (held === null) pass(happening);
      else if (held.length < most) held.push(happening);
    },
    /** An empty list is a refusal and clears the queue. */
    decide(allowed: readonly Sink[]) {
      sinks = allowed;
      const earlier = held ?? [];
      held = null;
      for (const happening of earlier) pass(happening);
    },
  };
}
