import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { renderIn } from '../testing/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const boxes = ['Petit', 'Grand'].map((label) => <Checkbox key={label} name="reason" label={label} />);

test.each(['fr', 'en'] as const)('legend, hint and error are announced together, in %s', (locale) => {
  renderIn(
    <CheckboxGroup legend="Pourquoi ?" hint="Plusieurs possibles." error="Choisissez.">
      {boxes}
    </CheckboxGroup>,
    locale,
  );
  expect(
    screen.getByRole('group', { name: 'Pourquoi ?', description: 'Plusieurs possibles. Choisissez.' }),
  ).toBeTruthy();
});

test('Tab moves between checkboxes and Space checks several', async () => {
  renderIn(<CheckboxGroup legend="Pourquoi ?">{boxes}</CheckboxGroup>);
  await userEvent.keyboard('{Tab} {Tab} ');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('when disabled, it disables each checkbox', () => {
  renderIn(
    <CheckboxGroup legend="Pourquoi ?" disabled>
      {boxes}
    </CheckboxGroup>,
  );
  expect(screen.getAllByRole('checkbox').every((box) => box.matches(':disabled'))).toBe(true);
});
