import { fail, ok, type Result } from '@patine/core';

type Words = { label: string; value: string };

/** What a product lets its buyer have written on it; null where it does not. */
export type CustomizationTerms = {
  customizationLabel: string | null;
  customizationMaxLength: number | null;
};

/** Words that are to be written on a piece, if the product takes them: one line, within its length. */
export function readCustomization(
  wanted: Words | null | undefined,
  { customizationLabel: label, customizationMaxLength }: CustomizationTerms,
): Result<Words | null, 'CUSTOMIZATION_INVALID'> {
  const value = wanted?.value.trim() ?? '';
  if (!wanted || value === '') return ok(null);
  const length = Array.from(value).length;
  if (label === null || length > (customizationMaxLength ?? 0) || /\p{Cc}/u.test(value))
    return fail('CUSTOMIZATION_INVALID');
  return ok({ label, value });
}
