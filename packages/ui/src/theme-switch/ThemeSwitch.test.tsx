import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

test.each([
  ['fr', 'Thème', ['Système', 'Clair', 'Sombre', 'Contraste élevé']],
  ['en', 'Theme', ['System', 'Light', 'Dark', 'High contrast']],
] as const)('the themes are named in %s, the system’s first', (locale, name, options) => {
  renderIn(<ThemeSwitch />, locale);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name });
  expect([...select.options].map(({ text }) => text)).toEqual(options);
  expect(select.value).toBe('');
});

test('a choice is told by its value', async () => {
  const onChange = vi.fn<(value: string) => void>();
  renderIn(<ThemeSwitch onChange={({ currentTarget }) => onChange(currentTarget.value)} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'contrast');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('contrast');
});
