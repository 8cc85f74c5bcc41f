import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { spendGiftCards } from './gift-card.ts';

const card = (code: string, amount: number) => ({ code, balance: money(amount) });

it('gift cards are spent one after the other up to their balance', () => {
  expect(spendGiftCards(money(6000), [card('A', 5000), card('B', 3000), card('C', 1)])).toEqual([
    { code: 'A', amount: money(5000) },
    { code: 'B', amount: money(1000) },
    { code: 'C', amount: money(0) },
  ]);
});

it('a negative balance throws', () => {
  expect(() => spendGiftCards(money(10), [card('A', -1)])).toThrow(RangeError);
});

it('gift cards pay as much as possible, and none more than its balance', () => {
  const anyCards = fc.array(fc.nat(10_000), { maxLength: 6 });
  fc.assert(
    fc.property(fc.nat(30_000), anyCards, (sum, balances) => {
      const cards = balances.map((balance, index) => card(String(index), balance));
      const shares = spendGiftCards(money(sum), cards).map(({ amount }) => amount.amount);
      const all = balances.reduce((total, balance) => total + balance, 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(Math.min(sum, all));
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(balances[index] ?? 0));
    }),
  );
});
