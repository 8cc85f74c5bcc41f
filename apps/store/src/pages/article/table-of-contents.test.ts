import type { Block } from '@patine/contract/content/blocks';
import { describe, expect, test } from 'vitest';
import { sampleBlocks } from '../../cms/blocks.samples.ts';
import type { PreparedPage } from '../../cms/prepared-page.ts';
import { contentsOf, hasOwnHeading } from './table-of-contents.ts';

const { text, title, marketingInsert, sectionContent, marketSquareInsert } = sampleBlocks;

const pageOf = (...blocks: Block[]): PreparedPage => ({
  title: 'Une page',
  description: '',
  zones: [{ id: 'all', blocks: blocks.map((block) => ({ block, found: [] })) }],
  drops: [],
  preparedAt: 0,
});

describe('a page has its own heading', () => {
  test('if it starts with a marketing insert, whose title is the page’s', () => {
    expect(hasOwnHeading(pageOf(marketingInsert, text))).toBe(true);
    expect(hasOwnHeading(pageOf(text, marketingInsert))).toBe(false);
  });

  test('if it has a title of the first level anywhere', () => {
    expect(hasOwnHeading(pageOf(text, { ...title, level: 'h1' }))).toBe(true);
    expect(hasOwnHeading(pageOf(text, { ...title, level: 'h2' }))).toBe(false);
  });
});

const sections = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    ...sectionContent,
    anchor: `part-${index}`,
    title: `Partie ${index}`,
  }));

describe('the table of contents of a page', () => {
  test('has its sections with an anchor, from five on', () => {
    expect(contentsOf(pageOf(...sections(4)))).toEqual([]);
    expect(contentsOf(pageOf(...sections(5)))).toHaveLength(5);
    expect(contentsOf(pageOf(...sections(5)))[4]).toEqual({ anchor: 'part-4', title: 'Partie 4' });
  });

  test('is empty if the page starts with its own heading', () => {
    expect(contentsOf(pageOf(marketingInsert, ...sections(5)))).toEqual([]);
  });

  test('leaves out sections without an anchor, and uses the ids of market squares', () => {
    const { anchor: _, ...unnamed } = sectionContent;
    const page = pageOf(...sections(4), unnamed, marketSquareInsert);
    expect(contentsOf(page).map(({ anchor }) => anchor)).toEqual([
      'part-0',
      'part-1',
      'part-2',
      'part-3',
      marketSquareInsert.id,
    ]);
  });
});
