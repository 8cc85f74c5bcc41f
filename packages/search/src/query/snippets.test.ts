import { describe, expect, test } from 'vitest';
import { createSearchEngine, type SearchParams } from '../index.ts';
import { shopIndex } from '../testing/shop-index.ts';
import { cutSnippet } from './cut-snippet.ts';

const description =
  "Robe longue des années 70, coupée dans un coton épais. Col pointu, manches bouffantes, taille marquée par une ceinture. Parfaite pour l'été, elle se porte aussi l'hiver.";
const engine = createSearchEngine({
  indexes: [{ ...shopIndex, attributesToSnippet: ['description:6'], unretrievableAttributes: ['reference'] }],
  now: () => 0,
});
engine.saveObjects(shopIndex.name, [
  { objectID: 'robe', name: ['Robe', 'Robe longue'], brandName: 'Cacharel', reference: 'R-12', description },
]);

function snippets(params: SearchParams) {
  const [hit] = engine.search<object>(shopIndex.name, params).hits;
  return hit?.['_snippetResult'];
}

describe('an excerpt of a description', () => {
  test.each([
    ['', 'Robe longue des années 70, coupée…', 'none'],
    ['robe', '<em>Robe</em> longue des années 70, coupée…', 'full'],
    ['ceinture', "…par une <em>ceinture</em>. Parfaite pour l'été…", 'full'],
    ['manches taille', '…pointu, <em>manches</em> bouffantes, <em>taille</em> marquée par…', 'full'],
    ['hiver', "…l'été, elle se porte aussi l'<em>hiver</em>.", 'full'],
    ['robe ceinture', '<em>Robe</em> longue des années 70, coupée…', 'partial'],
  ])('for %j', (query, value, matchLevel) => {
    expect(snippets({ query })).toEqual({ description: { value, matchLevel } });
  });

  test('has the words, marks and ellipsis that the query asks for', () => {
    const params = { attributesToSnippet: ['description:2', 'name'], snippetEllipsisText: ' [...]' };
    expect(
      snippets({ ...params, query: 'ceinture', highlightPreTag: '<b>', highlightPostTag: '</b>' }),
    ).toEqual({
      description: { value: ' [...]<b>ceinture</b>. Parfaite [...]', matchLevel: 'full' },
      name: [
        { value: 'Robe', matchLevel: 'none' },
        { value: 'Robe longue', matchLevel: 'none' },
      ],
    });
  });

  test('is made of every searchable attribute for *, and of no unretrievable one', () => {
    expect(Object.keys(snippets({ attributesToSnippet: ['*:3'] }) ?? {})).toEqual([
      'name',
      'brandName',
      'description',
    ]);
    expect(snippets({ attributesToSnippet: ['reference'] })).toBeUndefined();
    expect(snippets({ attributesToSnippet: [] })).toBeUndefined();
  });

  test('is refused with a length that is none', () => {
    expect(() => snippets({ attributesToSnippet: ['description:many'] })).toThrow(/attributesToSnippet/);
  });
});

test('cutting takes time in proportion to the text', () => {
  // Processor time of this thread alone, whatever else runs on the machine.
  const time = (text: string) => {
    const began = process.threadCpuUsage();
    cutSnippet(text, { words: 20, ellipsis: '…' }, (word) => word === 'fin');
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  };
  const texts = (times: number) => ["a-b'c ".repeat(times), '-'.repeat(times), "a'".repeat(times)];
  for (const text of texts(200_000)) expect(time(text)).toBeLessThan(1500);
});
