import type { core } from 'zod';
import { ADDRESS } from './blocks/fields.ts';
import type { ContentRule } from './validation-errors.ts';

export type Broken = { rule: ContentRule; limit?: number | string };

const FORMATS: Readonly<Record<string, ContentRule>> = {
  url: 'NOT_AN_ADDRESS',
  email: 'NOT_AN_EMAIL',
  datetime: 'NOT_A_DATE',
};

/** Below and above, by what is counted. */
const sizes = (origin: string): [ContentRule, ContentRule] => {
  if (origin === 'string') return ['TOO_SHORT', 'TOO_LONG'];
  return origin === 'array' || origin === 'set' ? ['TOO_FEW', 'TOO_MANY'] : ['TOO_SMALL', 'TOO_LARGE'];
};

/** What lies at the end of a path; nothing where a part of it is missing, or is no key of the value's own. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? Reflect.get(inside, key)
        : undefined,
    value,
  );

/** The rule behind what a schema has against a value. */
export function brokenRule(issue: core.$ZodIssue, value: unknown): Broken {
  if (value === undefined) return { rule: 'MISSING' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: 'WRONG_TYPE', limit: issue.expected };
    case 'too_small':
      return { rule: sizes(issue.origin)[0], limit: Number(issue.minimum) };
    case 'too_big':
      return { rule: sizes(issue.origin)[1], limit: Number(issue.maximum) };
    case 'invalid_format':
      if (issue.pattern === String(ADDRESS)) return { rule: 'NOT_A_LINK' };
      return { rule: FORMATS[issue.format] ?? 'WRONG_FORM' };
    case 'invalid_value':
      return { rule: 'NOT_ONE_OF', limit: issue.values.map(String).join(', ') };
    default:
      return { rule: 'WRONG_TYPE' };
  }
}
