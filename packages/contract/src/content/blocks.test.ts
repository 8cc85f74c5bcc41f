import { expect, test } from 'vitest';
import { blockJsonSchema } from './block-json-schema.ts';
import { blockSchema, blockSchemas, type BlockType } from './blocks.ts';

type Node = { description?: string; properties?: Record<string, Node>; items?: Node };

/** Paths of the fields without a description, at any depth. */
const undescribed = (node: Node, path = ''): string[] =>
  Object.entries(node.properties ?? node.items?.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || name === 'type' ? [] : [`${path}${name}`]),
    ...undescribed(field, `${path}${name}.`),
  ]);

const types = Object.keys(blockSchemas) as BlockType[];

test.each(types)('each field of %s has a description', (type) => {
  expect(undescribed(blockJsonSchema(type) as Node)).toEqual([]);
});

test.each(types)('%s is registered under its own name only', (type) => {
  expect(blockSchemas[type].shape.type.value).toBe(type);
  expect(blockSchema.safeParse({ type: `${type}s` }).success).toBe(false);
});
