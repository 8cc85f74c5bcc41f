import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Select } from './Select.tsx';

test('it is found by its label, says its error and passes on the choice', () => {
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
