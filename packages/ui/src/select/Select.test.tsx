import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Select } from './Select.tsx';

test('is found by its label, announces its error and passes on the choice', () => {
  const onChange = vi.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value);
  renderIn(
    <Select label="Pays" error="Choisissez un pays." onChange={onChange}>
      <option value="FRA">France</option>
      <option value="BEL">Belgique</option>
    </Select>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Pays', description: 'Choisissez un pays.' }), {
    target: { value: 'BEL' },
  });
  expect(onChange).toHaveReturnedWith('BEL');
});

test('arrow keys and first letters select', async () => {
  renderIn(
    <Select label="Pays">
      <option>Belgique</option>
      <option>France</option>
      <option>Suisse</option>
    </Select>,
  );
  await userEvent.tab();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pays' });
  expect(document.activeElement).toBe(select);
  await userEvent.keyboard('{ArrowDown}');
  expect(select.value).toBe('France');
  await userEvent.keyboard('s');
  expect(select.value).toBe('Suisse');
});

test('an optional one is not required, and marked so in English', () => {
  renderIn(
    <Select label="Region" optional>
      <option>Texas</option>
    </Select>,
    'en',
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region (optional)' }).required).toBe(false);
});
