import { patternWords } from './pattern-words.ts';

/** The used part of a field's JSON Schema. */
export type FieldSchema = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
};

export type FieldRow = {
  /** Full path as written in content: `items[].label`. */
  name: string;
  kind: string;
  /** Allowed lengths, counts or values; empty for no limit. */
  limits: string;
  required: boolean;
  /** Default value as JSON; empty for none. */
  fallback: string;
  description: string;
};

/** Returns the fields of a block in schema order, each followed by its nested fields. */
export const fieldRows = (schema: FieldSchema, path = ''): FieldRow[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.const === undefined)
    .flatMap(([key, field]) => {
      const name = path + key;
      const row = {
        name,
        kind: kindOf(field),
        limits: limitsOf(field),
        required: schema.required?.includes(key) ?? false,
        fallback: field.default === undefined ? '' : JSON.stringify(field.default),
        description: field.description ?? '',
      };
      const inside = field.items ? fieldRows(field.items, `${name}[].`) : fieldRows(field, `${name}.`);
      return [row, ...inside];
    });

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
};

function kindOf({ type = '', enum: choices, format }: FieldSchema): string {
  if (choices) return 'choice';
  if (format === 'uri') return 'address';
  return kinds[type] ?? type;
}

function limitsOf(field: FieldSchema): string {
  if (field.enum) return field.enum.join(', ');
  if (field.type === 'array') return span(field.minItems, field.maxItems, 'item');
  if (field.type === 'string') {
    const length = span(field.minLength, field.maxLength, 'character');
    const form = field.pattern && field.format !== 'uri' ? patternWords(field.pattern) : '';
    return [form, length].filter(Boolean).join('; ');
  }
  return span(field.minimum, field.maximum, '');
}

function span(least: number | undefined, most: number | undefined, unit: string): string {
  const count = (number: number) =>
    `${number.toLocaleString('en')} ${unit}${unit && number !== 1 ? 's' : ''}`.trim();
  if (least !== undefined && least === most) return `exactly ${count(least)}`;
  if (least && most !== undefined) return `${least.toLocaleString('en')} to ${count(most)}`;
  if (most !== undefined) return `at most ${count(most)}`;
  return least ? `at least ${count(least)}` : '';
}
