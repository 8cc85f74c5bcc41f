import { brokenRule, valueAt } from '@patine/contract/content/broken-rule';
import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import type { z } from 'zod';

type Step = PropertyKey;

/** Returns how many path steps lead to the enclosing block, zone or document. */
function stepsToOwner(steps: readonly Step[]) {
  if (steps[0] !== 'zones' || steps.length < 3) return Math.max(0, steps.length - 1);
  if (steps[2] === 'blocks' && steps.length > 3) return 4;
  return steps[2] === 'fallback' ? 3 : 2;
}

/** Creates an error for the value at a path from the document's root. */
export function errorAt(
  steps: readonly Step[],
  rule: ContentRule,
  limit?: number | string,
): ContentValidationError {
  const owner = stepsToOwner(steps);
  return {
    path: steps.slice(0, owner).map(String).join('.'),
    field: steps.slice(owner).map(String).join('.'),
    rule,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Converts a zod error; `within` is the path of the checked value in the document. */
export const validationErrors = (
  error: z.ZodError,
  given: unknown,
  within: readonly Step[] = [],
): ContentValidationError[] =>
  error.issues.map((issue) => {
    const { rule, limit } = brokenRule(issue, valueAt(given, issue.path));
    return errorAt([...within, ...issue.path], rule, limit);
  });
