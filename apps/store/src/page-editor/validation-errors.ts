import { brokenRule, valueAt, type BrokenRule } from '@patine/contract/content/broken-rule';
import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import type { core } from 'zod';

export type ValidationError = {
  /** Where, from the block or the page: `items.0.title`. */
  path: string;
  rule: ContentRule;
  /** The limit that the value is beyond. */
  limit?: number | string;
};

function brokenBy(issue: core.$ZodIssue, value: unknown, path: string): BrokenRule {
  // An empty field and one that is not there are the same to whoever fills it in.
  if (value === '') return { rule: 'MISSING' };
  const broken = brokenRule(issue, value);
  return path === 'path' && broken.rule === 'WRONG_FORM' ? { rule: 'WRONG_PATH' } : broken;
}

/** What a schema has against a value: the first validation error of each field, in the order of the schema. */
export function validationErrorsOf(issues: readonly core.$ZodIssue[], value: unknown): ValidationError[] {
  const validationErrors = new Map<string, ValidationError>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!validationErrors.has(path))
      validationErrors.set(path, { path, ...brokenBy(issue, valueAt(value, issue.path), path) });
  }
  return [...validationErrors.values()];
}

/** What the api found, by where in the page it is: `zones.0.blocks.2.title`. */
export const apiValidationErrors = (validationErrors: readonly ContentValidationError[]): ValidationError[] =>
  validationErrors.map(({ path, field, rule, limit }) => ({
    path: [path, field].filter(Boolean).join('.'),
    rule,
    ...(limit === undefined ? {} : { limit }),
  }));
