import type { Comment } from '@patine/contract/content/comments';
import { expect, test } from 'vitest';
import { moveBlock, removeBlock, replaceBlock } from '../arrange.ts';
import { draftOf, type PageDraft } from '../page-draft.ts';
import { commentsByBlock, placeOf } from './comment-places.ts';

const text = (words: string) => ({ type: 'text', text: words });
const page = draftOf({ zones: [{ id: 'main', blocks: [text('Un'), text('Deux'), { type: 'quote' }] }] });
const keys = page.zones.flatMap(({ blocks }) => blocks.map(({ key }) => key));
const [one = '', two = ''] = keys;

const commentOn = (key: string): Comment => ({
  id: 1,
  text: 'Trop long',
  place: placeOf(page, key),
  author: null,
  writtenAt: '2026-01-01T00:00:00.000Z',
  resolvedAt: null,
  resolver: null,
});
const blockOf = (now: PageDraft, comment: Comment) => [...commentsByBlock(now, [comment]).keys()];

test('a comment follows its block by its words, and else by its place', () => {
  const comment = commentOn(two);
  expect(blockOf(moveBlock(page, two, -1), comment)).toEqual([two]);
  expect(blockOf(replaceBlock(page, two, text('Deux, réécrit')), comment)).toEqual([two]);
});

test('a comment whose block is gone, or that is about the whole page, belongs to no block', () => {
  const quote = commentOn(keys[2] ?? '');
  expect(blockOf(removeBlock(page, keys[2] ?? ''), quote)).toEqual([null]);
  expect(blockOf(page, { ...commentOn(one), place: null })).toEqual([null]);
});
