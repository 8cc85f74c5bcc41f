import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { RangeField } from './RangeField.tsx';

const shown = (onChange = vi.fn(), locale: 'fr' | 'en' = 'fr') => {
  renderIn(
    <RangeField
      legend="Prix"
      bounds={{ min: 0, max: 200 }}
      value={[10, 180]}
      onChange={onChange}
      format={(value) => `${value} €`}
    />,
    locale,
  );
  return onChange;
};

test('a handle moves by keyboard and announces its value with its unit', async () => {
  const onChange = shown();
  const low = screen.getByRole('slider', { name: 'Minimum' });
  low.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(low.getAttribute('aria-valuetext')).toBe('11 €');
  expect(onChange).toHaveBeenCalledExactlyOnceWith([11, 180]);
});

test('a handle cannot pass the other one', async () => {
  const onChange = shown();
  screen.getByRole('slider', { name: 'Minimum' }).focus();
  await userEvent.keyboard('{End}');
  expect(onChange).toHaveBeenLastCalledWith([180, 180]);
});

test('a typed value applies on Enter, limited to the bounds', async () => {
  const onChange = shown();
  const field = screen.getByRole('textbox', { name: 'Maximum' });
  fireEvent.change(field, { target: { value: '5000' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith([10, 200]);
});

test('a text that is no number changes nothing', () => {
  const onChange = shown();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Maximum' });
  fireEvent.change(field, { target: { value: 'cher' } });
  fireEvent.blur(field);
  expect(onChange).not.toHaveBeenCalled();
  expect(field.value).toBe('180 €');
});

test('its inputs are also named in English', () => {
  shown(vi.fn(), 'en');
  expect(screen.getByRole('slider', { name: 'Minimum' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Maximum' })).toBeTruthy();
});
