import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { fivePieces, sampleOrder } from './order.samples.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderFacts } from './OrderFacts.tsx';

test('shows reference, date, items with their names, total and status, and links to the order', () => {
  renderIn(<OrderCard order={sampleOrder} href="/account/orders/o1" />);
  const link = screen.getByRole('link', { name: 'Commande P-48213' });
  expect(link.getAttribute('href')).toBe('/account/orders/o1');
  expect(screen.getByRole('article').textContent).toMatch(
    /^PayéeArrivée prévue le 19\/11\/2026Commande P-48213Robe à fleurs en viscose rouge, Veste en jean délavée12\/11\/2026 · 3 pièces · 152,40\s€\+1$/,
  );
});

test('in English, the day is before the month, and one item is singular', () => {
  renderIn(<OrderCard order={{ ...sampleOrder, productCount: 1, parcels: [] }} href="/o" />, 'en');
  expect(screen.getByRole('article').textContent).toBe('PaidOrder P-4821312/11/2026 · 1 piece · €152.40');
});

test('of five pieces, three are shown beside the text, which keeps its width', async () => {
  await page.viewport(1024, 768);
  const { container } = renderIn(
    <div style={{ width: 700 }}>
      <OrderCard order={fivePieces} href="/o" />
    </div>,
  );
  const [text, pictures] = container.querySelector('article')!.children;
  expect(pictures!.querySelectorAll('img')).toHaveLength(3);
  expect(pictures!.textContent).toBe('+2');
  expect(text!.getBoundingClientRect().width).toBeGreaterThanOrEqual(224);
  expect(pictures!.getBoundingClientRect().left).toBeGreaterThan(text!.getBoundingClientRect().right);
  expect(screen.getByRole('link').getClientRects()).toHaveLength(1);
});

test('on a phone, one photograph stands beside the text', async () => {
  await page.viewport(390, 844);
  const { container } = renderIn(<OrderCard order={fivePieces} href="/o" />);
  const [text, pictures] = container.querySelector('article')!.children;
  expect(pictures!.getBoundingClientRect().left).toBeGreaterThan(text!.getBoundingClientRect().right);
  const images = [...pictures!.querySelectorAll('img')];
  expect(images.filter((image) => image.checkVisibility())).toHaveLength(1);
});

test('where its facts wrap, no dot is seen at the end or the beginning of a line', () => {
  const { container } = renderIn(
    <div style={{ width: 130 }}>
      <OrderFacts facts={['12/11/2026', '3 pièces', '152,40 €']} />
    </div>,
  );
  const frame = container.querySelector('[data-slot="order-facts"]')!.getBoundingClientRect();
  const [first, second] = [...container.querySelectorAll('.relative')];
  expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top);
  const dot = second!.firstElementChild!.getBoundingClientRect();
  expect((dot.left + dot.right) / 2).toBeLessThan(frame.left);
});
