import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { splitRefund } from './split-refund.ts';

it('a refund returns money first, then gift cards, and never more than was paid', () => {
  const left = { paid: money(1000), giftCards: money(5000) };
  expect(splitRefund(money(1000), left)).toEqual({ money: money(1000), giftCards: money(0) });
  expect(splitRefund(money(1001), left)).toEqual({ money: money(1000), giftCards: money(1) });
  expect(splitRefund(money(6000), left)).toEqual({ money: money(1000), giftCards: money(5000) });
  expect(() => splitRefund(money(6001), left)).toThrow(RangeError);
});
