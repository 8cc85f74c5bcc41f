import { expect, test } from 'vitest';
import { blockJsonSchema } from './block-json-schema.ts';
import { blockSchema, blockSchemas, type BlockType } from './blocks.ts';

type Node = { description?: string; properties?: Record<string, Node>; items?: Node };

/** Names of the fields within one, at any depth, that do not say what they are. */
const unsaid = (node: Node, path = ''): string[] =>
  Object.entries(node.properties ?? node.items?.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description || name === 'type' ? [] : [`${path}${name}`]),
    ...unsaid(field, `${path}${name}.`),
  ]);

const types = Object.keys(blockSchemas) as BlockType[];

test.each(types)('each field of %s says what it is', (type) => {
  expect(unsaid(blockJsonSchema(type) as Node)).toEqual([]);
});

test.each(types)('%s is found under its own name, and nothing under another', (type) => {
  expect(blockSchemas[type].shape.type.value).toBe(type);
  expect(blockSchema.safeParse({ type: `${type}s` }).success).toBe(false);
});
