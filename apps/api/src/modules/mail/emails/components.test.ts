import { createElement as h } from 'react';
import { expect, test } from 'vitest';
import { AmountTable } from './components.ts';
import { toText } from './to-text.ts';

test('what an amount is made of follows it on lines of its own', () => {
  const table = h(AmountTable, {
    label: 'Your order',
    head: ['Item', 'Amount'],
    rows: [
      ['Delivery', '€7.80', ['including shipping: €4.90', 'including quality control: €2.90']],
      ['Total', '€23.80'],
    ],
    total: 1,
  });
  expect(toText(table, 'en').trim().split('\n')).toEqual([
    'Delivery: €7.80',
    'including shipping: €4.90',
    'including quality control: €2.90',
    'Total: €23.80',
  ]);
});
