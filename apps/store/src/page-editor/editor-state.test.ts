import { eachLocale } from '@patine/core';
import { expect, test } from 'vitest';
import { replaceBlock } from './arrange.ts';
import { blockErrors, pageMetaErrors } from './block-errors.ts';
import {
  foundIn,
  isChanged,
  jsonOf,
  NOTHING_SAVED,
  readEditorState,
  writeEditorState,
  type EditorState,
  type Saved,
} from './editor-state.ts';
import { bodyOf, draftOf } from './page-draft.ts';

const page = draftOf({
  title: 'Ateliers',
  description: '',
  path: '/pages/ateliers',
  zones: [{ id: 'main', blocks: [{ type: 'title', title: 'Nos ateliers' }] }],
});
const editorState: EditorState = { name: 'workshops', pages: { ...eachLocale(() => null), fr: page } };
const saved: Saved = {
  version: 3,
  json: jsonOf(page),
  previewPath: '/pages/ateliers?draft=3',
  published: { version: 2, from: null, until: null },
  found: [],
};

test('a stored editor is restored, with its saved versions', () => {
  const stored = readEditorState(writeEditorState({ editorState, saved: { ...NOTHING_SAVED, fr: saved } }));
  expect(stored?.editorState.name).toBe('workshops');
  expect(stored?.editorState.pages.en).toBeNull();
  expect(stored?.editorState.pages.fr && bodyOf(stored.editorState.pages.fr)).toEqual(bodyOf(page));
  expect(stored?.saved.fr).toEqual(saved);
  expect(stored && isChanged(stored.editorState, stored.saved, 'fr')).toBe(false);
});

test('a document of the shop that nobody has written yet has no change, a page that begins has', () => {
  const unwritten = { name: 'shop/seo', pages: { ...eachLocale(() => null), fr: draftOf({}, true) } };
  expect(isChanged(unwritten, NOTHING_SAVED, 'fr')).toBe(false);
  const written = { ...unwritten, pages: { ...unwritten.pages, fr: draftOf({ brands: {} }, true) } };
  expect(isChanged(written, NOTHING_SAVED, 'fr')).toBe(true);
  expect(isChanged(editorState, NOTHING_SAVED, 'fr')).toBe(true);
});

test.each(['', 'null', '[]', '{"name":1}', '{"name":"a"}', '{'])('invalid storage is ignored: %s', (text) => {
  expect(readEditorState(text)).toBeNull();
});

const block = page.zones[0]?.blocks[0] ?? { key: '', block: { type: '' } };
const found = foundIn(page, [
  { path: 'zones.0.blocks.0.title', rule: 'UNKNOWN_FIELD', limit: 'operator.name' },
  { path: 'path', rule: 'TAKEN_PATH' },
]);

test('an error of the api is shown at its block and field', () => {
  expect(blockErrors(page, block, { ...saved, found })).toEqual([
    { path: 'title', rule: 'UNKNOWN_FIELD', limit: 'operator.name' },
  ]);
  expect(pageMetaErrors([], { ...saved, found }, page.meta)).toEqual([{ path: 'path', rule: 'TAKEN_PATH' }]);
});

test('it is dropped once the block has changed', () => {
  const mended = replaceBlock(page, block.key, { type: 'title', title: 'Chez nous' });
  const [after] = mended.zones[0]?.blocks ?? [];
  expect(after && blockErrors(mended, after, { ...saved, found })).toEqual([]);
});

test('a field with an error of its own shows no second one', () => {
  expect(pageMetaErrors([{ path: 'path', rule: 'WRONG_PATH' }], { ...saved, found }, page.meta)).toEqual([
    { path: 'path', rule: 'WRONG_PATH' },
  ]);
});
