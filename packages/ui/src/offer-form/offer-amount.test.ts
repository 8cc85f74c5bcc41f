import { money } from '@patine/core';
import { expect, test } from 'vitest';
import { offerAmount, offerPercent, offerProblem, offerSuggestions } from './offer-amount.ts';

const bounds = { min: money(6200), max: money(8800) };

test.each([
  ['62', 6200],
  ['62,5', 6250],
  ['62.50', 6250],
  [' 1 200 € ', 120000],
  ['', null],
  ['6,2,0', null],
  ['-62', null],
  ['soixante', null],
  ['62,505', null],
])('parses « %s » as %s hundredths', (text, amount) => {
  expect(offerAmount(text)).toBe(amount);
});

test('accepts both bounds, and rejects one hundredth beyond either', () => {
  const problems = [6199, 6200, 8800, 8801, null].map((amount) => offerProblem(amount, bounds));
  expect(problems).toEqual(['TOO_LOW', null, null, 'TOO_HIGH', 'EMPTY']);
});

test('suggestions are unique whole amounts within the bounds', () => {
  expect(offerSuggestions(bounds).map(({ amount }) => amount)).toEqual([6200, 7100, 8000]);
  const narrow = { min: money(8800), max: money(8800) };
  expect(offerSuggestions(narrow).map(({ amount }) => amount)).toEqual([8800]);
});

test('does not suggest a 10 % discount that rounds up to the price', () => {
  const cheap = { min: money(500), max: money(700) };
  expect(offerSuggestions(cheap).map(({ amount }) => amount)).toEqual([500, 600]);
});

test('the discount is never overstated', () => {
  expect([8800, 8799, 6200].map((amount) => offerPercent(amount, bounds))).toEqual([0, 0, 29]);
});
