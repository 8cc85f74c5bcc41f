import { expect, test } from 'vitest';
import { draftOf, type BlockDraft, type PageDraft } from '../page-draft.ts';
import { comparePages } from './compare-pages.ts';

const page = (title: string, ...blocks: BlockDraft[]) => draftOf({ title, zones: [{ id: 'main', blocks }] });
const text = (words: string): BlockDraft => ({ type: 'text', text: words });
const changesIn = (before: PageDraft, after: PageDraft) => {
  const compared = comparePages(before, after);
  const of = ({ zones }: PageDraft, marks: typeof compared.before) =>
    zones.flatMap(({ blocks }) => blocks.map(({ key }) => marks.get(key) ?? '='));
  return { before: of(before, compared.before), after: of(after, compared.after), fields: compared.fields };
};

test('a page that is the same has no change', () => {
  const compared = comparePages(page('A', text('1'), text('2')), page('A', text('1'), text('2')));
  expect([compared.count, compared.fields]).toEqual([0, []]);
});

test('a block is added, removed, changed or moved, and the others stay', () => {
  expect(changesIn(page('A', text('1'), text('2')), page('B', text('1'), text('new'), text('2')))).toEqual({
    before: ['=', '='],
    after: ['=', 'added', '='],
    fields: ['title'],
  });
  expect(changesIn(page('A', text('1'), { type: 'quote' }), page('A', text('1')))).toEqual({
    before: ['=', 'removed'],
    after: ['='],
    fields: [],
  });
  expect(changesIn(page('A', text('1'), text('2')), page('A', text('1'), text('two')))).toMatchObject({
    before: ['=', 'changed'],
    after: ['=', 'changed'],
  });
  expect(
    changesIn(page('A', text('1'), text('2'), text('3')), page('A', text('3'), text('1'), text('2'))),
  ).toMatchObject({
    before: ['=', '=', 'moved'],
    after: ['moved', '=', '='],
  });
});
