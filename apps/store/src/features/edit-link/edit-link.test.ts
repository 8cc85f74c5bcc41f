import { expect, test } from 'vitest';
import { editorPathOf } from './edit-link.ts';

test('pages that editors write lead to the page editor, in the language of the page', () => {
  expect(editorPathOf('/')).toBe('/showroom?edit=%2F');
  expect(editorPathOf('/en/pages/our-story')).toBe('/en/showroom?edit=%2Fen%2Fpages%2Four-story');
  expect(editorPathOf('/drops/workwear')).toBe('/showroom?edit=%2Fdrops%2Fworkwear');
});

test('other pages lead nowhere', () => {
  for (const path of ['/shop/women/', '/cart', '/showroom', '/pages/brands', '/nowhere'])
    expect(editorPathOf(path)).toBeNull();
});
