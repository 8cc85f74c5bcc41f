import { blockSchemas, type BlockType } from '@patine/contract/content/blocks';
import { LOCALES } from '@patine/core';
import { expect, test } from 'vitest';
import { examplesIn, exampleOf, isStillExample, untranslatedIn } from './examples.ts';
import { copyOf, draftOf } from './page-draft.ts';
import { excerptOf } from './excerpt.ts';

const types = Object.keys(blockSchemas) as BlockType[];

test.each(types)('%s starts as a block without errors, with pictures of the shop', (type) => {
  for (const locale of LOCALES) {
    const block = exampleOf(type, locale, ['p1', 'p2']);
    expect(blockSchemas[type].safeParse(block).error).toBeUndefined();
    expect(JSON.stringify(block)).not.toMatch(/"(dress|jacket)"/);
  }
});

test('a shop without products has empty required pictures and no optional ones', () => {
  expect(exampleOf('lookInsert', 'fr', [])).toMatchObject({ image: '' });
  expect(exampleOf('sectionContent', 'fr', [])).not.toHaveProperty('imageUrl');
});

test('a block counts as its example while it names the example’s person, in its own language', () => {
  const quote = exampleOf('quote', 'fr', []);
  expect(isStillExample(quote, 'fr')).toBe(true);
  const mine = { ...quote, text: 'Une reprise se voit.' };
  expect(isStillExample(mine, 'fr')).toBe(true);
  expect(isStillExample({ ...mine, author: 'Léa', role: 'Couturière' }, 'fr')).toBe(false);
  expect(isStillExample({ type: 'quote', text: 'Une reprise se voit.' }, 'fr')).toBe(false);
  const section = { ...exampleOf('sectionContent', 'fr', ['p1']), imageUrl: 'p2', imageSide: 'left' };
  expect(isStillExample(section, 'fr')).toBe(true);
  expect(isStillExample({ type: 'spacer', size: 'md' }, 'fr')).toBe(false);
});

test('a list with one unchanged item counts as its example', () => {
  const grid = exampleOf('grid', 'fr', []);
  const [left] = grid['items'] as object[];
  expect(isStillExample({ type: 'grid', items: [{ title: 'Cirer le cuir' }, left] }, 'fr')).toBe(true);
  expect(isStillExample({ type: 'grid', items: [{ title: 'Cirer le cuir' }] }, 'fr')).toBe(false);
});

test('a page copied from the other language reports how much is left to translate', () => {
  const french = draftOf({
    zones: [
      {
        id: 'all',
        blocks: [
          { type: 'text', text: 'Le cuir se nourrit deux fois par an.' },
          { type: 'title', title: 'Levi’s 501' },
        ],
      },
    ],
  });
  const begun = copyOf(french, {});
  expect([untranslatedIn(begun, french), untranslatedIn(begun, null)]).toEqual([1, 0]);
  const english = draftOf({
    zones: [{ id: 'all', blocks: [{ type: 'text', text: 'Feed leather twice a year, no more.' }] }],
  });
  expect(untranslatedIn(english, french)).toBe(0);
});

const shipped = import.meta.glob<{ default: { zones?: unknown } }>(
  '../../../../api/content/{fr,en}/**/*.json',
  {
    eager: true,
  },
);

test.each(Object.entries(shipped))('%s, which ships with the shop, has no example block', (file, page) => {
  const locale = LOCALES.find((one) => file.includes(`/${one}/`));
  expect(locale && examplesIn(draftOf(page.default), locale)).toBe(0);
});

test('a block is identified by its first words', () => {
  expect(excerptOf({ type: 'text', text: '**Une** pièce\n[à voir](/shop/)' })).toBe('Une pièce à voir');
  expect(excerptOf({ type: 'spacer', size: 'md' })).toBe('');
  expect(excerptOf({ type: 'title', title: 'x'.repeat(200) })).toHaveLength(80);
});
