import { fail, ok, type Result } from '@patine/core';

type Words = { label: string; value: string };

/** Which personalised text a product accepts, and its maximum length in characters; null when it accepts none. */
export type CustomizationTerms = {
  customizationLabel: string | null;
  customizationMaxLength: number | null;
};

/** Validates the personalised text for an item: a single line within the product's maximum length. */
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
