import { blockJsonSchema } from '@patine/contract/content/block-json-schema';
import { blockSchemas, type BlockType } from '@patine/contract/content/blocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import type { EditorDocs } from './editors-page.ts';
import { fieldRows, type FieldSchema } from './field-rows.ts';

type StoryFile = { default: Meta; [name: string]: StoryObj };

const components = import.meta.glob<Record<string, unknown>>('./*/*Block.tsx', { eager: true });
const stories = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });
const pages = import.meta.glob<Record<string, EditorDocs<BlockType>>>('./*/*.editors.ts', { eager: true });

const types = Object.keys(blockSchemas) as BlockType[];
const folderOf = (type: BlockType) => type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const nameOf = (type: BlockType) => type.replace(/^./, (letter) => letter.toUpperCase());

const pageOf = (type: BlockType) => {
  const folder = folderOf(type);
  return pages[`./${folder}/${folder}.editors.ts`]?.[`${type}Editors`];
};
const storiesOf = (type: BlockType) => stories[`./${folderOf(type)}/${nameOf(type)}Block.stories.tsx`];

test('every block of the contract has a component, and no other block', () => {
  const drawn = Object.keys(components).map((path) => path.split('/').slice(1).join('/'));
  expect(drawn.toSorted()).toEqual(
    types.map((type) => `${folderOf(type)}/${nameOf(type)}Block.tsx`).toSorted(),
  );
});

const rowsOf = (type: BlockType) => fieldRows(blockJsonSchema(type) as FieldSchema);

test.each(types)('%s has stories, one of them with long text if it has any text', (type) => {
  expect(storiesOf(type)?.default.title).toBe(`Blocks/${nameOf(type)}`);
  const hasWords = rowsOf(type).some(({ kind }) => kind === 'text');
  expect(storiesOf(type)?.['LongText'] !== undefined).toBe(hasWords);
});

test.each(types)('%s is documented for editors', (type) => {
  const page = pageOf(type);
  expect(page?.type).toBe(type);
  expect(storiesOf(type)?.default.parameters?.['editors']).toBe(page);
  for (const text of [page?.purpose, page?.do, page?.dont]) expect(text).toMatch(/^[A-Z].{20,}\.$/);
});

test.each(types)('the limits of %s are told in words, without a pattern', (type) => {
  const told = rowsOf(type).map(({ limits }) => limits);
  expect(told.filter((limits) => /\^|\$|must match/.test(limits))).toEqual([]);
});

test.each(types)('the example of %s is complete and valid, and shown by its stories', (type) => {
  const { fr, en } = pageOf(type)!.example;
  expect(blockSchemas[type].parse(fr)).toEqual(fr);
  expect(blockSchemas[type].parse(en)).toEqual(en);
  const { default: meta, Default, English } = storiesOf(type)!;
  expect({ ...meta.args, ...Default?.args }).toHaveProperty('block', fr);
  expect(English?.args).toHaveProperty('block', en);
});

test.each(types)('the example of %s promises nothing that the shop does not do', (type) => {
  const { fr, en } = pageOf(type)!.example;
  expect(JSON.stringify([fr, en])).not.toMatch(
    /photograph|vérifié|contrôlé|ce matin|this morning|checked (in|by)|inspected|verified/i,
  );
});

test.each(types)('each image of %s has its displayed size documented', (type) => {
  const fields = rowsOf(type).map(({ name }) => name);
  const pictures = fields.filter((name) => /(^|\.)image(Url)?$/.test(name));
  expect([...new Set(pageOf(type)!.pictures.map(({ field }) => field))]).toEqual(pictures);
});
