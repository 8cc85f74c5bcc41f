import { expect, test } from 'vitest';
import { toItems, withItem, withoutReason, type DraftItem } from './return-draft.ts';

const big: DraftItem = { reason: 'product_too_big', text: 'Trop grand', comment: ' Une taille. ' };
const begun: DraftItem = { reason: '', text: '', comment: 'Hélas.' };

test('a piece goes in, is changed and comes out again', () => {
  const both = withItem(withItem({}, 'a', begun), 'b', big);
  expect(Object.keys(both)).toEqual(['a', 'b']);
  expect(withItem(both, 'a', big)['a']).toBe(big);
  expect(withItem(both, 'a', null)).toEqual({ b: big });
});

test('a reason is asked for each piece', () => {
  expect(withoutReason({ a: begun, b: big })).toEqual(['a']);
});

test('what is sent begins with the reason in words; a piece without one is not sent', () => {
  expect(toItems({ a: begun, b: big })).toEqual([
    { orderItemId: 'b', reason: 'product_too_big', comment: 'Trop grand. Une taille.' },
  ]);
});
