import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Price, type PriceProps } from './Price.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const });
const shown = (props: PriceProps, locale: 'fr' | 'en' = 'fr') =>
  renderIn(<Price {...props} />, locale)
    .container.textContent?.replace(/\s+/g, ' ')
    .trim();

test('a price without reduction is only the amount', () => {
  expect(shown({ current: euros(33) })).toBe('33 €');
});

test('a reduced price has a text alternative: current price, former price and discount', () => {
  expect(shown({ current: euros(58), regular: euros(117), percent: 50 })).toBe('58 €au lieu de 117 €−50 %');
  expect(shown({ current: euros(58), regular: euros(117), percent: 50 }, 'en')).toBe('€58was €117−50%');
});

test('the lowest of several prices is marked', () => {
  expect(shown({ current: euros(25), from: true })).toBe('dès 25 €');
  expect(shown({ current: euros(25), from: true }, 'en')).toBe('from €25');
});

test('a sold item shows no discount', () => {
  expect(shown({ current: euros(49), regular: euros(65), percent: 25, past: true })).toBe(
    '49 €au lieu de 65 €',
  );
});
