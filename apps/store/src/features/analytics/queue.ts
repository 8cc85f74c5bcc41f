import type { AnalyticsEvent, Sink } from './event.ts';

/** A long visit without an answer keeps its beginning. */
const MOST_HELD = 100;

/** Holds what happens until a visitor has decided; then it goes to whom they allowed, or to nobody. */
export function createQueue(most = MOST_HELD) {
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
    /** No sink is a refusal: what was held is forgotten. */
    decide(allowed: readonly Sink[]) {
      sinks = allowed;
      const earlier = held ?? [];
      held = null;
      for (const happening of earlier) pass(happening);
    },
  };
}
