import { expect, test } from 'vitest';
import { proposedSlug } from './proposed-slug.ts';

test.each([
  ['Nuits blanches', 'nuits-blanches'],
  ['  L’été, à cœur ouvert ! ', 'l-ete-a-coeur-ouvert'],
  ['…', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s becomes %s', (name, slug) => {
  expect(proposedSlug(name)).toBe(slug);
});
