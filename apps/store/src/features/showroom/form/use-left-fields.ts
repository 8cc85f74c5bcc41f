import { useState, type FocusEvent } from 'react';
import type { Fault } from '../faults.ts';
import { pathOf } from './form-context.ts';

/** Faults by path, as they are told: that a field is empty only once it was left or changed. */
export const toldFaults = (faults: readonly Fault[], left: ReadonlySet<string>): Map<string, Fault> =>
  new Map(
    faults
      .filter(({ path, rule }) => rule !== 'MISSING' || left.has(path))
      .map((fault) => [fault.path, fault]),
  );

/** Fields that were left or changed; those with a fault from the beginning count among them, unless nobody saw them yet. */
export function useLeftFields(faults: readonly Fault[], isNew: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(isNew ? [] : faults.map(({ path }) => path)),
  );
  const leave = (path: string) =>
    setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
  const onBlur = ({ target }: FocusEvent) => {
    const path = pathOf(target.id);
    if (path !== null) leave(path);
  };
  return { left, leave, onBlur };
}
