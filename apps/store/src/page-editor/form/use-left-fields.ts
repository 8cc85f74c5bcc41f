import { useState, type FocusEvent } from 'react';
import type { ValidationError } from '../validation-errors.ts';
import { pathOf } from './form-context.ts';

/** Validation errors by path, as they are told: that a field is empty only once it was left or changed. */
export const shownErrors = (
  validationErrors: readonly ValidationError[],
  left: ReadonlySet<string>,
): Map<string, ValidationError> =>
  new Map(
    validationErrors
      .filter(({ path, rule }) => rule !== 'MISSING' || left.has(path))
      .map((validationError) => [validationError.path, validationError]),
  );

/** Fields that were left or changed; those with a validation error from the beginning count among them, unless nobody saw them yet. */
export function useLeftFields(validationErrors: readonly ValidationError[], isNew: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(isNew ? [] : validationErrors.map(({ path }) => path)),
  );
  const leave = (path: string) =>
    setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
  const onBlur = ({ target }: FocusEvent) => {
    const path = pathOf(target.id);
    if (path !== null) leave(path);
  };
  return { left, leave, onBlur };
}
