import { expect, test } from 'vitest';
import { fillText, fillValue } from './fill-text.ts';

const values = new Map([
  ['core.RETURN_WINDOW_DAYS', '14'],
  ['operator.tradeName', 'Patine'],
]);

test('a text reads with the values of its names, and keeps a name that has none', () => {
  expect(fillText('{{core.RETURN_WINDOW_DAYS}} days at {{ operator.tradeName }}', values)).toBe(
    '14 days at Patine',
  );
  expect(fillText('{{operator.tradName}}, {{}} and {braces}', values)).toBe(
    '{{operator.tradName}}, {{}} and {braces}',
  );
});

test('every text of a block is filled, at any depth, and nothing else of it', () => {
  const block = { type: 'grid', items: [{ text: '{{operator.tradeName}}' }], count: 2, image: null };
  expect(fillValue(block, values)).toEqual({
    type: 'grid',
    items: [{ text: 'Patine' }],
    count: 2,
    image: null,
  });
});
