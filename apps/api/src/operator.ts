import { operatorFields, operatorSchema } from '@patine/contract/content/operator';
import { eachLocale, type Locale } from '@patine/core';
import file from '../content/operator.json' with { type: 'json' };

/** Who runs the shop, checked when the api starts: papers and mails read the file that fills in the texts. */
export const operator = operatorSchema.parse(file);

const fields = eachLocale((locale) => operatorFields(operator, locale));

/** A field that a paper cannot do without, such as `companyName`. */
export function operatorField(name: string, locale: Locale): string {
  const value = fields[locale][name];
  if (!value) throw new Error(`content/operator.json says no ${name}`);
  return value;
}
