import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import type { OperatorFields } from '@patine/contract/content/operator';
import * as core from '@patine/core';
import { isPaymentName } from './payment-placeholders.ts';
import { errorAt } from './validation-errors.ts';

const FIELD = /\{\{\s*([\w.-]{1,80})\s*\}\}/g;
/** Numbers that texts may name: counts, times and shares, and never sums of money, which are hundredths. */
const NAMEABLE = /_(YEARS|DAYS|HOURS|MINUTES|PERCENT|COUNT|LIMIT|LENGTH)$/;
/** Content lies some ten levels deep; one that goes on is no content. */
const MOST_LEVELS = 40;

type Steps = readonly (string | number)[];
/** A fault in what was filled in, with the steps that lead to it. */
export type PlaceholderError = { steps: Steps; fault: ContentValidationError };
export type Filled = { filled: unknown; faults: PlaceholderError[] };

const rules: Readonly<Record<string, unknown>> = core;

function valueOf(name: string, operator: OperatorFields): string | undefined {
  const [, group = '', field = ''] = /^(operator|core)\.(.+)$/.exec(name) ?? [];
  if (group === 'operator') return Object.hasOwn(operator, field) ? operator[field] : undefined;
  const number = group === 'core' && NAMEABLE.test(field) ? rules[field] : undefined;
  return typeof number === 'number' ? String(number) : undefined;
}

/** A database takes neither: they are no text of any language. */
const isReadable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Puts the operator's fields and the numbers of the law and of the shop where texts name them. How one pays depends on
 * the settings, and is filled in when the text is read.
 */
export function fillPlaceholders(written: unknown, operator: OperatorFields): Filled {
  const faults: PlaceholderError[] = [];
  const tell = (steps: Steps, rule: ContentRule, limit?: string | number) =>
    void faults.push({ steps, fault: errorAt(steps, rule, limit) });

  const fillText = (text: string, steps: Steps) => {
    if (!isReadable(text)) tell(steps, 'UNREADABLE_TEXT');
    return text.replaceAll(FIELD, (place, name: string) => {
      if (isPaymentName(name)) return place;
      const value = valueOf(name, operator);
      if (value) return value;
      tell(steps, value === undefined ? 'UNKNOWN_FIELD' : 'EMPTY_FIELD', name);
      return place;
    });
  };
  const fill = (value: unknown, steps: Steps): unknown => {
    if (typeof value === 'string') return fillText(value, steps);
    if (typeof value !== 'object' || value === null) return value;
    if (steps.length >= MOST_LEVELS) {
      tell(steps, 'TOO_DEEP', MOST_LEVELS);
      return null;
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...steps, index]));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (!isReadable(key)) tell(steps, 'UNREADABLE_TEXT');
        return [key, fill(item, [...steps, key])];
      }),
    );
  };
  return { filled: fill(written, []), faults };
}
