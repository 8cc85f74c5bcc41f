import { PLACEHOLDER } from '@patine/contract/content/placeholders';

/** Values by name. */
export type PlaceholderValues = ReadonlyMap<string, string>;

/** A text as visitors will read it; names without a value stay as they are written. */
export const fillText = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PLACEHOLDER, (written, name: string) => values.get(name) ?? written);

/** Fills every text within a value, such as a page. */
export function fillValue<Value>(value: Value, values: PlaceholderValues): Value {
  if (typeof value === 'string') return fillText(value, values) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillValue(item, values)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, fillValue(item, values)]),
  ) as Value;
}
