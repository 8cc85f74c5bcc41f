import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

test('a card is a radio named by its label and price, with a description', () => {
  const onChange = vi.fn();
  renderIn(
    <RadioGroup legend="Livraison">
      <RadioCard name="way" label="Point relais" trailing="4,90 €" description="240 m" onChange={onChange} />
    </RadioGroup>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Point relais 4,90 €', description: '240 m' }));
  expect(onChange).toHaveBeenCalledOnce();
});

test('the group is named by its legend and announces its error', () => {
  renderIn(
    <RadioGroup legend="Livraison" error="Choisissez un mode.">
      <RadioCard name="way" label="Point relais" />
    </RadioGroup>,
  );
  expect(
    screen.getByRole('radiogroup', { name: 'Livraison', description: 'Choisissez un mode.' }),
  ).toBeTruthy();
});

test('Tab enters once and arrow keys select, wrapping at both ends', async () => {
  renderIn(
    <RadioGroup legend="Livraison">
      <RadioCard name="way" label="Point relais" defaultChecked />
      <RadioCard name="way" label="Retrait" disabled />
      <RadioCard name="way" label="À domicile" />
    </RadioGroup>,
  );
  const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Point relais/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(screen.getByRole('radio', { name: /^À domicile/ }));
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(screen.getByRole('radio', { name: /^Point relais/ }));
});
