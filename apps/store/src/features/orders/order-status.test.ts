import { ORDER_POLL_RETRIES } from '@patine/core';
import { expect, test } from 'vitest';
import { isWaiting, type OrderState } from './order-status.query.ts';

const order = (status: OrderState['status']): OrderState => ({
  id: 'o1',
  reference: 'P-1',
  status,
  totalAmount: { amount: 100, currency: 'EUR' },
});

test('an order in checkout is polled ten times', () => {
  const at = (dataUpdateCount: number) =>
    isWaiting({ data: order('CHECKOUT'), dataUpdateCount, status: 'success' });
  expect(at(0)).toBe(true);
  expect(at(ORDER_POLL_RETRIES)).toBe(true);
  expect(at(ORDER_POLL_RETRIES + 1)).toBe(false);
});

test('a failed request is retried', () => {
  expect(isWaiting({ data: null, dataUpdateCount: 3, status: 'success' })).toBe(true);
});

test.each(['PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED'] as const)('%s ends polling', (status) => {
  expect(isWaiting({ data: order(status), dataUpdateCount: 1, status: 'success' })).toBe(false);
});

test('a missing order ends polling', () => {
  expect(isWaiting({ dataUpdateCount: 0, status: 'error' })).toBe(false);
});
