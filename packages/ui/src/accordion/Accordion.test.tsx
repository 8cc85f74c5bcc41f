import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Accordion } from './Accordion.tsx';

test('it opens and closes by keyboard', async () => {
  renderIn(<Accordion title="Livraison">Chez vous mardi.</Accordion>);
  const content = screen.getByText('Chez vous mardi.');
  expect(content.checkVisibility()).toBe(false);
  screen.getByRole('heading', { name: 'Livraison' }).closest('summary')!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => content.checkVisibility()).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => content.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
});

test('its title is a heading', () => {
  renderIn(
    <Accordion title="Livraison" level={2}>
      Chez vous mardi.
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Livraison' })).toBeTruthy();
});
