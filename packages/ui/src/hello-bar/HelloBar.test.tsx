import { screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { HelloBar } from './HelloBar.tsx';

const seeMore = { label: 'En savoir plus', href: '/pages/returns' };

test('its text has a link to more', () => {
  renderIn(<HelloBar seeMore={seeMore}>Retours sous 14 jours</HelloBar>);
  expect(screen.getByRole('link', { name: 'En savoir plus' }).getAttribute('href')).toBe('/pages/returns');
});

test('details are collapsed until opened', async () => {
  renderIn(
    <HelloBar seeMore={seeMore} details="Le retour coûte 4 € par colis.">
      Retours sous 14 jours
    </HelloBar>,
  );
  const visible = () => screen.getByText(/4 € par colis/).checkVisibility();
  expect(visible()).toBe(false);
  await userEvent.click(screen.getByText('Retours sous 14 jours'));
  await expect.poll(visible).toBe(true);
});

test('HTML from Markdown keeps emphasis and links, in the line and in the details', async () => {
  renderIn(
    <HelloBar
      html={{
        text: 'Retours sous <strong>14 jours</strong>',
        details: '<p>Voir <a href="/pages/returns">comment</a>.</p>',
      }}
    />,
  );
  expect(screen.getByText('14 jours').tagName).toBe('STRONG');
  screen.getByText('Retours sous').closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => screen.queryByRole('link', { name: 'comment' })?.getAttribute('href'))
    .toBe('/pages/returns');
});
