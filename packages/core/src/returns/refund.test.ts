import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundDue, type RefundableOrder } from './refund.ts';

const order = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  paidAmount: 5490,
  refundedAmount: 0,
  shippingPaid: 490,
  standardShipping: 490,
  qualityControlPaid: 0,
  lines: [
    { id: 'a', paidAmount: 3000, isRefunded: false },
    { id: 'b', paidAmount: 2000, isRefunded: false },
  ],
  ...changes,
});

const anyOrder = fc
  .record({
    amounts: fc.array(fc.nat(50_000), { minLength: 1, maxLength: 6 }),
    shippingPaid: fc.nat(3000),
    standardShipping: fc.nat(3000),
    qualityControlPaid: fc.nat(500),
  })
  .map(({ amounts, ...rest }) =>
    order({
      ...rest,
      paidAmount: amounts.reduce((sum, amount) => sum + amount, rest.shippingPaid + rest.qualityControlPaid),
      lines: amounts.map((paidAmount, index) => ({ id: `${index}`, paidAmount, isRefunded: false })),
    }),
  );

describe('refundDue', () => {
  it('refunds only the item while others are kept', () => {
    expect(refundDue(order(), ['a'], 450)).toEqual({ products: 3000, delivery: 0, fees: 450, total: 2550 });
  });

  it('refunds delivery with the last item', () => {
    const lines = order().lines.map((line) => ({ ...line, isRefunded: line.id === 'a' }));
    expect(refundDue(order({ lines, refundedAmount: 2550 }), ['b'], 450)).toEqual({
      products: 2000,
      delivery: 490,
      fees: 450,
      total: 2040,
    });
  });

  it('refunds the standard price of a more expensive delivery', () => {
    const tracked = order({ shippingPaid: 690, paidAmount: 5690 });
    expect(refundDue(tracked, ['a', 'b'], 0).total).toBe(5490);
  });

  it('is never negative when the return fee exceeds the price', () => {
    const cheap = order({ lines: [{ id: 'a', paidAmount: 300, isRefunded: false }], paidAmount: 790 });
    expect(refundDue(cheap, ['a'], 5000)).toMatchObject({ fees: 790, total: 0 });
  });

  it('refunds nothing for an item that was already refunded or is not of the order', () => {
    const lines = order().lines.map((line) => ({ ...line, isRefunded: line.id === 'a' }));
    expect(refundDue(order({ lines }), ['a'], 0).total).toBe(0);
    expect(refundDue(order(), ['z'], 0).total).toBe(0);
  });

  it('never exceeds the paid amount, in any order of returns', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(2000), fc.array(fc.nat(5), { maxLength: 12 }), (start, fees, picks) => {
        let now = start;
        for (const lineNumber of picks) {
          const id = `${lineNumber}`;
          const { total } = refundDue(now, [id], fees);
          expect(total).toBeGreaterThanOrEqual(0);
          now = {
            ...now,
            refundedAmount: now.refundedAmount + total,
            lines: now.lines.map((line) => (line.id === id ? { ...line, isRefunded: true } : line)),
          };
        }
        expect(now.refundedAmount).toBeLessThanOrEqual(now.paidAmount);
      }),
    );
  });

  it('is the same for all items at once and one after the other, without fees', () => {
    fc.assert(
      fc.property(anyOrder, (start) => {
        const ids = start.lines.map(({ id }) => id);
        const atOnce = refundDue(start, ids, 0).total;
        let now = start;
        for (const id of ids) {
          const { total } = refundDue(now, [id], 0);
          now = {
            ...now,
            refundedAmount: now.refundedAmount + total,
            lines: now.lines.map((line) => (line.id === id ? { ...line, isRefunded: true } : line)),
          };
        }
        expect(now.refundedAmount).toBe(atOnce);
      }),
    );
  });
});
