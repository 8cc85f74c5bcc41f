import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import { expect, test } from 'vitest';
import { fieldRows, type FieldSchema } from './field-rows.ts';

const rows = (schema: FieldSchema) => fieldRows(schema).map(({ name, kind, limits }) => [name, kind, limits]);

test('fields are in schema order, each followed by its nested fields', () => {
  expect(fieldRows(blockJsonSchema('keyFigureList') as FieldSchema).map(({ name }) => name)).toEqual([
    'title',
    'items',
    'items[].number',
    'items[].text',
  ]);
});

test('a field lists its limits, its default and whether it is required', () => {
  const [size] = fieldRows(blockJsonSchema('spacer') as FieldSchema);
  expect(size).toEqual({
    name: 'size',
    kind: 'choice',
    limits: 'sm, md, lg',
    required: false,
    fallback: '"md"',
    description: 'Height of the empty space.',
  });
  expect(fieldRows(blockJsonSchema('quote') as FieldSchema)[0]).toMatchObject({
    name: 'text',
    required: true,
  });
});

test.each<[FieldSchema, string, string]>([
  [{ type: 'string', minLength: 1, maxLength: 20_000 }, 'text', '1 to 20,000 characters'],
  [{ type: 'string', maxLength: 400 }, 'text', 'at most 400 characters'],
  [{ type: 'string' }, 'text', ''],
  [{ type: 'string', format: 'uri' }, 'address', ''],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'text', 'must match ^[a-z]+$'],
  [
    { type: 'string', pattern: '^[a-z0-9-]{1,40}$', maxLength: 20 },
    'text',
    '1 to 40 lower-case letters without accents, digits and hyphens; at most 20 characters',
  ],
  [{ type: 'integer', minimum: 1, maximum: 24 }, 'whole number', '1 to 24'],
  [{ type: 'array', minItems: 2, maxItems: 2 }, 'list', 'exactly 2 items'],
  [{ type: 'array', maxItems: 1 }, 'list', 'at most 1 item'],
  [{ type: 'array', minItems: 1 }, 'list', 'at least 1 item'],
  [{ type: 'boolean' }, 'yes or no', ''],
])('%o is a %s, %s', (field, kind, limits) => {
  expect(rows({ properties: { field } })).toEqual([['field', kind, limits]]);
});
