/** Maximum number of reports per page. */
const MOST = 10;

export type Failures = {
  take: (error: unknown) => void;
  decide: (report: ((error: unknown) => void) | null) => void;
};

/** Queues failures until the visitor has decided about error reports. */
export function createFailures(most = MOST): Failures {
  let held: unknown[] | null = [];
  let report: ((error: unknown) => void) | null = null;
  let left = most;
  const pass = (error: unknown) => {
    if (report === null || left === 0) return;
    left -= 1;
    report(error);
  };
  return {
    take(error) {
      if (held === null) pass(error);
      else if (held.length < most) held.push(error);
    },
    decide(to) {
      report = to;
      const earlier = held ?? [];
      held = null;
      for (const error of earlier) pass(error);
    },
  };
}
