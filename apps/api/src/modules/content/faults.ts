import { brokenRule, valueAt } from '@patine/contract/content/broken-rule';
import type { ContentFault, ContentRule } from '@patine/contract/content/faults';
import type { z } from 'zod';

type Step = PropertyKey;

/** How many steps lead to what a person knows as one thing: a block, a zone, or the document. */
function stepsToOwner(steps: readonly Step[]) {
  if (steps[0] !== 'zones' || steps.length < 3) return Math.max(0, steps.length - 1);
  if (steps[2] === 'blocks' && steps.length > 3) return 4;
  return steps[2] === 'fallback' ? 3 : 2;
}

/** A fault by the steps that lead to the value from the document's root. */
export function faultAt(steps: readonly Step[], rule: ContentRule, limit?: number | string): ContentFault {
  const owner = stepsToOwner(steps);
  return {
    path: steps.slice(0, owner).map(String).join('.'),
    field: steps.slice(owner).map(String).join('.'),
    rule,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** What a schema found in a value that lies `within` a document. */
export const faultsOf = (error: z.ZodError, given: unknown, within: readonly Step[] = []): ContentFault[] =>
  error.issues.map((issue) => {
    const { rule, limit } = brokenRule(issue, valueAt(given, issue.path));
    return faultAt([...within, ...issue.path], rule, limit);
  });
