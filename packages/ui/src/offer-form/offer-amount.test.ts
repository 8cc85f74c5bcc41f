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
])('« %s » is %s hundredths', (text, amount) => {
  expect(offerAmount(text)).toBe(amount);
});

test('both bounds may be offered, one hundredth beyond either may not', () => {
  const problems = [6199, 6200, 8800, 8801, null].map((amount) => offerProblem(amount, bounds));
  expect(problems).toEqual(['TOO_LOW', null, null, 'TOO_HIGH', 'EMPTY']);
});

test('amounts to begin with are whole, within the bounds and told once', () => {
  expect(offerSuggestions(bounds).map(({ amount }) => amount)).toEqual([6200, 7100, 8000]);
  const narrow = { min: money(8800), max: money(8800) };
  expect(offerSuggestions(narrow).map(({ amount }) => amount)).toEqual([8800]);
});

test('a price so low that 10 % less rounds up to it is not proposed as an offer', () => {
  const cheap = { min: money(500), max: money(700) };
  expect(offerSuggestions(cheap).map(({ amount }) => amount)).toEqual([500, 600]);
});

test('the percent is never told higher than it is', () => {
  expect([8800, 8799, 6200].map((amount) => offerPercent(amount, bounds))).toEqual([0, 0, 29]);
});
