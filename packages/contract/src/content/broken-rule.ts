import type { core } from 'zod';
import { LINK_PATTERN } from './blocks/fields.ts';
import type { ContentRule } from './validation-errors.ts';

export type BrokenRule = { rule: ContentRule; limit?: number | string };

const FORMATS: Readonly<Record<string, ContentRule>> = {
  url: 'NOT_AN_ADDRESS',
  email: 'NOT_AN_EMAIL',
  datetime: 'NOT_A_DATE',
};

/** Returns the rules for a value below and above its limit, by what the limit counts. */
const sizeRules = (origin: string): [ContentRule, ContentRule] => {
  if (origin === 'string') return ['TOO_SHORT', 'TOO_LONG'];
  return origin === 'array' || origin === 'set' ? ['TOO_FEW', 'TOO_MANY'] : ['TOO_SMALL', 'TOO_LARGE'];
};

/** Returns the value at a path; undefined when a part of the path is missing or is not an own property. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? Reflect.get(inside, key)
        : undefined,
    value,
  );

/** Returns the rule that a schema issue reports, and its limit. */
export function brokenRule(issue: core.$ZodIssue, value: unknown): BrokenRule {
  if (value === undefined) return { rule: 'MISSING' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: 'WRONG_TYPE', limit: issue.expected };
    case 'too_small':
      return { rule: sizeRules(issue.origin)[0], limit: Number(issue.minimum) };
    case 'too_big':
      return { rule: sizeRules(issue.origin)[1], limit: Number(issue.maximum) };
    case 'invalid_format':
      if (issue.pattern === String(LINK_PATTERN)) return { rule: 'NOT_A_LINK' };
      return { rule: FORMATS[issue.format] ?? 'WRONG_FORM' };
    case 'invalid_value':
      return { rule: 'NOT_ONE_OF', limit: issue.values.map(String).join(', ') };
    default:
      return { rule: 'WRONG_TYPE' };
  }
}
