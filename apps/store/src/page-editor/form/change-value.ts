import type { FieldSchema } from '@patine/ui/blocks/field-rows';

export type Fields = Record<string, unknown>;

/** The same fields with one of them changed; undefined takes it out. */
export function withField(fields: Fields, name: string, value: unknown): Fields {
  const { [name]: _, ...others } = fields;
  if (value === undefined) return others;
  return name in fields ? { ...fields, [name]: value } : { ...others, [name]: value };
}

/** The same fields with those of the schema that are empty filled in. */
export function withEmptyFilled(fields: Fields, values: Fields, schema: FieldSchema): Fields {
  const empty = Object.entries(values).filter(
    ([name, value]) => schema.properties?.[name] && !fields[name] && value !== '',
  );
  return { ...fields, ...Object.fromEntries(empty) };
}

/** What a text that was emptied becomes: nothing where it may be left out, else an empty text. */
export const textValue = (text: string, required: boolean): string | undefined =>
  text === '' && !required ? undefined : text;

/** What a new item of a list, or a group that is added, begins with: every field that must be there. */
export function firstValue(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name, field]) => schema.required?.includes(name) || field.default !== undefined)
          .map(([name, field]) => [name, firstValue(field)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => firstValue(schema.items ?? {}));
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return '';
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
