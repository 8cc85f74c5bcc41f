import { expect, test } from 'vitest';
import { toItems, withItem, withoutReason, type DraftItem } from './return-draft.ts';

const big: DraftItem = { reason: 'product_too_big', text: 'Trop grand', comment: ' Une taille. ' };
const begun: DraftItem = { reason: '', text: '', comment: 'Hélas.' };

test('an item is added, changed and removed', () => {
  const both = withItem(withItem({}, 'a', begun), 'b', big);
  expect(Object.keys(both)).toEqual(['a', 'b']);
  expect(withItem(both, 'a', big)['a']).toBe(big);
  expect(withItem(both, 'a', null)).toEqual({ b: big });
});

test('each item needs a reason', () => {
  expect(withoutReason({ a: begun, b: big })).toEqual(['a']);
});

test('the comment starts with the reason’s text; an item without a reason is not sent', () => {
  expect(toItems({ a: begun, b: big })).toEqual([
    { orderItemId: 'b', reason: 'product_too_big', comment: 'Trop grand. Une taille.' },
  ]);
});
