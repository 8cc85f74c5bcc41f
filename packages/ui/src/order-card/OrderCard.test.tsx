import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { fivePieces, sampleOrder } from './order.samples.ts';
import { OrderCard } from './OrderCard.tsx';

test('shows reference, date, items with their names, total and status, and links to the order', () => {
  renderIn(<OrderCard order={sampleOrder} href="/account/orders/o1" />);
  const link = screen.getByRole('link', { name: 'Commande P-48213' });
  expect(link.getAttribute('href')).toBe('/account/orders/o1');
  expect(screen.getByRole('article').textContent).toMatch(
    /Commande P-48213Payée12\/11\/2026 · 3 pièces · 152,40\s€Robe à fleurs en viscose rouge, Veste en jean délavée\+1/,
  );
});

test('in English, the day is before the month, and one item is singular', () => {
  renderIn(<OrderCard order={{ ...sampleOrder, productCount: 1, parcels: [] }} href="/o" />, 'en');
  expect(screen.getByRole('article').textContent).toContain(
    'Order P-48213Paid12/11/2026 · 1 piece · €152.40',
  );
});

test('with five pieces in a narrow list, the text keeps its width and the photographs go below it', async () => {
  await page.viewport(1024, 768);
  const { container } = renderIn(
    <div style={{ width: 700 }}>
      <OrderCard order={fivePieces} href="/o" />
    </div>,
  );
  const [text, pictures] = container.querySelector('article')!.children;
  expect(text!.getBoundingClientRect().width).toBeGreaterThanOrEqual(256);
  expect(pictures!.getBoundingClientRect().top).toBeGreaterThan(text!.getBoundingClientRect().bottom);
  expect(screen.getByRole('link').getClientRects()).toHaveLength(1);
});
