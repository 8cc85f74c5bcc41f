import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import type { OperatorFields } from '@patine/contract/content/operator';
import { PLACEHOLDER, type Placeholder } from '@patine/contract/content/placeholders';
import * as core from '@patine/core';
import { isPaymentName } from './payment-placeholders.ts';
import { errorAt } from './validation-errors.ts';

/** Constants of `core` that texts may use. Money is excluded, because its unit is hundredths. */
const NAMEABLE = /_(YEARS|DAYS|HOURS|MINUTES|PERCENT|COUNT|LIMIT|LENGTH)$/;
/** Maximum nesting. Valid content is about ten levels deep. */
const MAX_LEVELS = 40;

type Steps = readonly (string | number)[];
/** An error in a placeholder, with the path to its text. */
export type PlaceholderError = { steps: Steps; error: ContentValidationError };
export type Filled = { filled: unknown; errors: PlaceholderError[] };

const rules: Readonly<Record<string, unknown>> = core;

function valueOf(name: string, operator: OperatorFields): string | undefined {
  const [, group = '', field = ''] = /^(operator|core)\.(.+)$/.exec(name) ?? [];
  if (group === 'operator') return Object.hasOwn(operator, field) ? operator[field] : undefined;
  const number = group === 'core' && NAMEABLE.test(field) ? rules[field] : undefined;
  return typeof number === 'number' ? String(number) : undefined;
}

/** Every placeholder that has a value, apart from those of payment. */
export function listPlaceholders(operator: OperatorFields): Placeholder[] {
  const names = [
    ...Object.keys(operator).map((field) => `operator.${field}`),
    ...Object.keys(rules).map((name) => `core.${name}`),
  ];
  return names.flatMap((name) => {
    const value = valueOf(name, operator);
    return value ? { name, value } : [];
  });
}

/** PostgreSQL stores neither lone surrogates nor NUL. */
const isReadable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Fills the placeholders for the operator's fields and for constants of `core`. Leaves the payment placeholders,
 * which `fillPayment` fills when the text is read.
 */
export function fillPlaceholders(written: unknown, operator: OperatorFields): Filled {
  const errors: PlaceholderError[] = [];
  const report = (steps: Steps, rule: ContentRule, limit?: string | number) =>
    void errors.push({ steps, error: errorAt(steps, rule, limit) });

  const fillText = (text: string, steps: Steps) => {
    if (!isReadable(text)) report(steps, 'UNREADABLE_TEXT');
    return text.replaceAll(PLACEHOLDER, (place, name: string) => {
      if (isPaymentName(name)) return place;
      const value = valueOf(name, operator);
      if (value) return value;
      report(steps, value === undefined ? 'UNKNOWN_FIELD' : 'EMPTY_FIELD', name);
      return place;
    });
  };
  const fill = (value: unknown, steps: Steps): unknown => {
    if (typeof value === 'string') return fillText(value, steps);
    if (typeof value !== 'object' || value === null) return value;
    if (steps.length >= MAX_LEVELS) {
      report(steps, 'TOO_DEEP', MAX_LEVELS);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...steps, index]));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (!isReadable(key)) report(steps, 'UNREADABLE_TEXT');
        return [key, fill(item, [...steps, key])];
      }),
    );
  };
  return { filled: fill(written, []), errors };
}
