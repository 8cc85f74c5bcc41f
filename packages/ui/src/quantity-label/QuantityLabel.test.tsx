import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { QuantityLabel } from './QuantityLabel.tsx';

const shown = (count: number, locale: 'fr' | 'en') =>
  renderIn(<QuantityLabel count={count} />, locale).container.textContent.replace(/\s/g, ' ');

test.each([
  [0, '0 pièce', '0 pieces'],
  [1, '1 pièce', '1 piece'],
  [2, '2 pièces', '2 pieces'],
  [12840, '12 840 pièces', '12,840 pieces'],
])('%i pieces agree in number in both languages', (count, french, english) => {
  expect(shown(count, 'fr')).toBe(french);
  expect(shown(count, 'en')).toBe(english);
});

test('the sign is for the eye, the word for the ear', () => {
  const { container } = renderIn(<QuantityLabel count={2} look="times" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('×\u00a02');
  expect(container.querySelector('[data-slot=visually-hidden]')?.textContent).toBe('quantité\u00a0: 2');
});
