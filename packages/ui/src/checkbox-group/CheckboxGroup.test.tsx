import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { renderIn } from '../testing/render.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const boxes = ['Petit', 'Grand'].map((label) => <Checkbox key={label} name="reason" label={label} />);

test.each(['fr', 'en'] as const)('its question, hint and error are said together, in %s', (locale) => {
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

test('Tab goes from box to box and Space ticks several', async () => {
  renderIn(<CheckboxGroup legend="Pourquoi ?">{boxes}</CheckboxGroup>);
  await userEvent.keyboard('{Tab} {Tab} ');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

test('disabled, it disables each of its boxes', () => {
  renderIn(
    <CheckboxGroup legend="Pourquoi ?" disabled>
      {boxes}
    </CheckboxGroup>,
  );
  expect(screen.getAllByRole('checkbox').every((box) => box.matches(':disabled'))).toBe(true);
});
