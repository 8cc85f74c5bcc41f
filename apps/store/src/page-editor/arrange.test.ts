import { expect, test } from 'vitest';
import {
  addBlock,
  addZone,
  duplicateBlock,
  moveBlock,
  moved,
  moveZone,
  placeBlock,
  placeBlockIn,
  placed,
  placeZone,
  removeBlock,
  removeZone,
} from './arrange.ts';
import { blockWithLink, bodyOf, copyOf, draftOf, type PageDraft } from './page-draft.ts';

const text = (words: string) => ({ type: 'text', text: words });
const page = (): PageDraft =>
  draftOf({
    title: 'Page',
    zones: [
      { id: 'head', blocks: [text('a'), text('b')] },
      { id: 'foot', blocks: [text('c')], fallback: text('spare') },
    ],
  });
const keyOf = (draft: PageDraft, words: string) =>
  draft.zones.flatMap(({ blocks }) => blocks).find(({ block }) => block['text'] === words)?.key ?? '';
const wordsIn = (draft: PageDraft) =>
  draft.zones.map(({ blocks }) => blocks.map(({ block }) => block['text']).join(''));

test('a block moves within its zone, and over its ends into the next one', () => {
  const draft = page();
  expect(wordsIn(moveBlock(draft, keyOf(draft, 'a'), 1))).toEqual(['ba', 'c']);
  expect(wordsIn(moveBlock(draft, keyOf(draft, 'b'), 1))).toEqual(['a', 'bc']);
  expect(wordsIn(moveBlock(draft, keyOf(draft, 'c'), -1))).toEqual(['abc', '']);
});

test('at the ends of the page it does not move', () => {
  const draft = page();
  expect(wordsIn(moveBlock(draft, keyOf(draft, 'a'), -1))).toEqual(['ab', 'c']);
  expect(wordsIn(moveBlock(draft, keyOf(draft, 'c'), 1))).toEqual(['ab', 'c']);
});

test('a duplicate is below its original and is changed separately', () => {
  const draft = page();
  const doubled = duplicateBlock(draft, keyOf(draft, 'a'), 'copy');
  expect(wordsIn(doubled)).toEqual(['aab', 'c']);
  const [model, copy] = doubled.zones[0]?.blocks ?? [];
  expect(copy?.key).toBe('copy');
  expect(copy?.block).not.toBe(model?.block);
});

test('blocks and zones are added and removed', () => {
  const draft = page();
  const [head] = draft.zones;
  expect(wordsIn(addBlock(draft, head?.key ?? '', { key: 'n', block: text('n') }))).toEqual(['abn', 'c']);
  expect(wordsIn(removeBlock(draft, keyOf(draft, 'b')))).toEqual(['a', 'c']);
  expect(wordsIn(removeZone(draft, head?.key ?? ''))).toEqual(['c']);
  expect(wordsIn(moveZone(draft, head?.key ?? '', 1))).toEqual(['c', 'ab']);
});

test('a new zone gets an unused name', () => {
  const draft = draftOf({ zones: [{ id: 'part-2', blocks: [] }] });
  expect(addZone(draft).zones.map(({ id }) => id)).toEqual(['part-2', 'part-3']);
});

test('fields unknown to this editor are saved as they were read', () => {
  const body = {
    title: 'Page',
    meta: { robots: 'noindex' },
    zones: [{ id: 'head', blocks: [{ type: 'fromTomorrow', depth: 3 }], fallback: text('spare') }],
  };
  expect(bodyOf(draftOf(body))).toEqual(body);
});

test.each([null, 'text', [], { zones: 'none' }, { zones: [null, { blocks: ['x', { kind: 'y' }] }] }])(
  'other pasted content becomes an empty page: %j',
  (pasted) => {
    expect(wordsIn(draftOf(pasted)).join('')).toBe('');
  },
);

test('a copy for another language shares no key with its original', () => {
  const draft = page();
  const keys = (one: PageDraft) =>
    one.zones.flatMap(({ key, blocks }) => [key, ...blocks.map((block) => block.key)]);
  const copy = copyOf(draft, { title: '' });
  expect(wordsIn(copy)).toEqual(wordsIn(draft));
  expect(new Set(keys(draft)).intersection(new Set(keys(copy))).size).toBe(0);
});

test('an item that cannot move leaves its list unchanged', () => {
  expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1), moved([], 0, 1)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    [],
  ]);
});

test('a block is put beside any other, also in another zone, and nothing is lost', () => {
  const draft = page();
  const [a, b, c] = ['a', 'b', 'c'].map((words) => keyOf(draft, words)) as [string, string, string];
  expect(wordsIn(placeBlock(draft, a, b, 'after'))).toEqual(['ba', 'c']);
  expect(wordsIn(placeBlock(draft, b, a, 'before'))).toEqual(['ba', 'c']);
  expect(wordsIn(placeBlock(draft, a, c, 'before'))).toEqual(['b', 'ac']);
  expect(wordsIn(placeBlock(draft, a, c, 'after'))).toEqual(['b', 'ca']);
  expect(placeBlock(draft, a, a, 'after')).toBe(draft);
  expect(placeBlock(draft, a, 'gone', 'after')).toBe(draft);
});

test('an empty zone takes a block', () => {
  const draft = addZone(page());
  const [, , empty] = draft.zones;
  expect(wordsIn(placeBlockIn(draft, keyOf(draft, 'a'), empty?.key ?? ''))).toEqual(['b', 'c', 'a']);
  expect(placeBlockIn(draft, keyOf(draft, 'a'), 'gone')).toBe(draft);
});

test('a zone is put beside another one', () => {
  const draft = addZone(page());
  const [head, foot, last] = draft.zones.map(({ key }) => key) as [string, string, string];
  const ids = (changed: PageDraft) => changed.zones.map(({ key }) => key);
  expect(ids(placeZone(draft, last, head, 'before'))).toEqual([last, head, foot]);
  expect(ids(placeZone(draft, head, foot, 'after'))).toEqual([foot, head, last]);
  expect(ids(placeZone(draft, head, last, 'before'))).toEqual([foot, head, last]);
  expect(ids(placeZone(draft, head, 'gone', 'before'))).toEqual([head, foot, last]);
});

test('an item is put in another place of its list', () => {
  expect(placed(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(placed(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(placed(['a'], 3, 0)).toEqual(['a']);
});

test('the block that has a link is found, in a field and in a text', () => {
  const draft = draftOf({
    zones: [
      { id: 'a', blocks: [{ type: 'text', text: '[a](/pages/ab)', title: '' }] },
      { id: 'b', blocks: [{ type: 'callToAction', link: '/pages/a' }] },
    ],
  });
  expect(blockWithLink(draft, '/pages/ab')?.block.type).toBe('text');
  expect(blockWithLink(draft, '/pages/a')?.block.type).toBe('callToAction');
  expect(blockWithLink(draft, '/pages/b')).toBeUndefined();
});
