import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { MeasureFilter, type MeasureFilterProps } from './MeasureFilter.tsx';

const measures: MeasureFilterProps['measures'] = [
  { name: 'waist', label: 'Tour de taille', range: { min: 72, max: 80 } },
  { name: 'inseam', label: 'Entrejambe' },
];
const form: MeasureFilterProps['form'] = { action: '/shop/women/', hiddenFields: [['colors', 'noir+rouge']] };

test('shows the selected range as a measure and a tolerance', () => {
  renderIn(<MeasureFilter measures={measures} form={form} onApply={vi.fn()} />);
  expect(screen.getByLabelText<HTMLInputElement>('Tour de taille').value).toBe('76');
  expect(screen.getByLabelText<HTMLInputElement>('Entrejambe').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Tolérance').value).toBe('4');
});

test('submits the typed values with the other active filters', () => {
  const onApply = vi.fn();
  renderIn(<MeasureFilter measures={measures} form={form} onApply={onApply} />, 'en');
  fireEvent.change(screen.getByLabelText('Entrejambe'), { target: { value: '79' } });
  fireEvent.change(screen.getByLabelText('Tolerance'), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith('colors=noir+rouge&waist=76&inseam=79&tolerance=1');
});

test('without JavaScript it is a form of the list', () => {
  const { container } = renderIn(<MeasureFilter measures={measures} form={form} onApply={vi.fn()} />);
  const element = container.querySelector('form');
  expect([element?.method, element?.getAttribute('action')]).toEqual(['get', '/shop/women/']);
});
