import { operatorFields, operatorSchema } from '@patine/contract/content/operator';
import { eachLocale, type Locale } from '@patine/core';
import { BRAND_NAME } from '@patine/brand';
import file from '@patine/brand/operator.json' with { type: 'json' };

/** Details of the company that runs the shop, validated at start; PDFs and emails read the same file as the pages. */
export const operator = operatorSchema.parse(file);

if (operator.tradeName !== BRAND_NAME)
  throw new Error(
    `operator.json calls the shop ${operator.tradeName}, brand.json ${BRAND_NAME}: give both one name.`,
  );

const fields = eachLocale((locale) => operatorFields(operator, locale));

/** Returns a field such as `phone`; empty if the file does not have it. */
export const optionalOperatorField = (name: string, locale: Locale): string => fields[locale][name] ?? '';

/** Returns a field that a PDF requires, such as `companyName`. Throws if the file does not have it. */
export function operatorField(name: string, locale: Locale): string {
  const value = optionalOperatorField(name, locale);
  if (!value) throw new Error(`operator.json has no value for ${name}`);
  return value;
}
