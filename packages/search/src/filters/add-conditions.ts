import { conditionList } from './nested-list.ts';

/** Adds conditions to a parameter such as `facetFilters`, in whichever notation it is written; all must hold. */
export function addConditions(
  name: string,
  written: unknown,
  more: readonly (string | readonly string[])[],
): unknown[] {
  const list = conditionList(name, written);
  return [...(list ?? []), ...more];
}
