import { screen } from '@testing-library/react';
import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ineligible, sampleReturnLine } from './return.samples.ts';
import { ReturnItemForm, type ReturnItem, type ReturnItemFormProps } from './ReturnItemForm.tsx';

const ignore = () => {};

function Held({ onChange = ignore }: Partial<Pick<ReturnItemFormProps, 'onChange'>>) {
  const [value, setValue] = useState<ReturnItem | null>(null);
  const change = (next: ReturnItem | null) => {
    setValue(next);
    onChange(next);
  };
  return <ReturnItemForm line={sampleReturnLine} href="/p" value={value} onChange={change} />;
}

test('by keyboard an item is checked, a reason selected, a comment written, and all cleared', async () => {
  const onChange = vi.fn();
  renderIn(<Held onChange={onChange} />);
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(onChange).toHaveBeenLastCalledWith({ reason: '', text: '', comment: '' });
  await userEvent.keyboard('{Tab}');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'product_too_short');
  await userEvent.keyboard('{Tab}Court.');
  expect(onChange).toHaveBeenLastCalledWith({
    reason: 'product_too_short',
    text: 'Trop petite ou trop courte',
    comment: 'Court.',
  });
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift} ');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each([
  ['fr', 'Retourner cette pièce', 'Motif du retour', 'Trop grande'],
  ['en', 'Return this piece', 'Reason for the return', 'Too big'],
] as const)('all eight reasons are available in %s', async (locale, tick, label, big) => {
  renderIn(<Held />, locale);
  await userEvent.click(screen.getByRole('checkbox', { name: tick }));
  const options = [...screen.getByRole<HTMLSelectElement>('combobox', { name: label }).options];
  expect(options.map(({ value }) => value).toSorted()).toEqual([
    '',
    'no_reason',
    'product_mismatched',
    'product_too_big',
    'product_too_short',
    'product_worn_down',
    'shipping_too_long',
    'unpleased',
    'wrong_product_shipped',
  ]);
  expect(options.find(({ value }) => value === 'product_too_big')?.text).toBe(big);
});

test('the size of the item is beside its condition', () => {
  renderIn(<Held />);
  expect(screen.getByText(`L · ${sampleReturnLine.orderItem.product.conditionLabel}`)).toBeDefined();
});

test('a missing reason is reported at its field', () => {
  renderIn(
    <ReturnItemForm
      line={sampleReturnLine}
      href="/p"
      value={{ reason: '', text: '', comment: '' }}
      onChange={ignore}
      error="Choisissez un motif."
    />,
  );
  expect(screen.getByRole('combobox', { description: 'Choisissez un motif.' }).ariaInvalid).toBe('true');
});

test.each([
  ['pending_return', 'fr', /retour est déjà en cours/],
  ['pending_return', 'en', /already in progress/],
  ['not_shipped', 'fr', /pas encore livrée/],
  ['not_shipped', 'en', /hasn’t been delivered yet/],
  ['date_limit_exceeded', 'fr', /jusqu’au 03\/12\/2026/],
  ['date_limit_exceeded', 'en', /until 03\/12\/2026/],
  ['customized_product', 'fr', /personnalisée/],
  ['customized_product', 'en', /Customised pieces/],
  ['unknown', 'fr', /ne peut pas être retournée/],
  ['unknown', 'en', /can’t be returned here/],
  [null, 'fr', /retournée/],
] as const)('an ineligible item says why: %s in %s', (reason, locale, words) => {
  renderIn(<ReturnItemForm line={ineligible(reason)} href="/p" value={null} onChange={ignore} />, locale);
  // A date is an element of its own within its sentence.
  const sentence = (_text: string, node: Element | null) =>
    node?.tagName === 'P' && words.test(node.textContent);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
