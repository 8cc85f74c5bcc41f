import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Popover } from './Popover.tsx';

const shown = (locale: 'fr' | 'en' = 'fr') =>
  renderIn(
    <>
      <Popover label="État" title="Très bon état">
        <a href="/states">Tous les états</a>
      </Popover>
      <button type="button">Ensuite</button>
    </>,
    locale,
  );
const trigger = () => screen.getByRole('button', { name: 'État' });
const openByKey = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'Très bon état' });
};

test('Enter opens it and brings the focus in; Escape closes it and gives the focus back', async () => {
  shown();
  const panel = await openByKey();
  await expect.poll(() => panel.contains(document.activeElement)).toBe(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});

test('Tab goes round inside it', async () => {
  shown();
  const panel = await openByKey();
  await expect.poll(() => panel.contains(document.activeElement)).toBe(true);
  const stops = new Set<Element | null>();
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(panel.contains(document.activeElement)).toBe(true);
    stops.add(document.activeElement);
  }
  expect(stops.size).toBe(2);
});

test('a press elsewhere closes it and keeps the focus there', async () => {
  shown();
  await openByKey();
  await userEvent.click(screen.getByRole('button', { name: 'Ensuite' }), { force: true });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ensuite' }));
});

test('a second press on its button closes it', async () => {
  shown();
  await userEvent.click(trigger());
  await screen.findByRole('dialog');
  await userEvent.click(trigger());
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('its way out is named in English', async () => {
  shown('en');
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});
