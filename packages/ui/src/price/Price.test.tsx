import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { Price, type PriceProps } from './Price.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const });
const shown = (props: PriceProps, locale: 'fr' | 'en' = 'fr') =>
  renderIn(<Price {...props} />, locale)
    .container.textContent?.replace(/\s+/g, ' ')
    .trim();

test('a plain price is the amount alone', () => {
  expect(shown({ current: euros(33) })).toBe('33 €');
});

test('a reduced price is told in words: what it is now, what it was, by how much', () => {
  expect(shown({ current: euros(58), regular: euros(117), percent: 50 })).toBe('58 €au lieu de 117 €−50 %');
  expect(shown({ current: euros(58), regular: euros(117), percent: 50 }, 'en')).toBe(
    '€58instead of €117−50%',
  );
});

test('the least of several prices says so', () => {
  expect(shown({ current: euros(25), from: true })).toBe('dès 25 €');
  expect(shown({ current: euros(25), from: true }, 'en')).toBe('from €25');
});

test('a sold item no longer shouts its discount', () => {
  expect(shown({ current: euros(49), regular: euros(65), percent: 25, past: true })).toBe(
    '49 €au lieu de 65 €',
  );
});
