import type { Database } from '../../db/client.ts';
import { findOrderByReference } from '../../modules/orders/index.ts';
import {
  attemptsForReview,
  type CannotReleaseReason,
  refundsForReview,
  retryRefunds,
} from '../../modules/payments/index.ts';
import { type OperationContext, type Operation, Refusal, type Row, amountInEuros } from './operation.ts';
import { refundRows } from './orders.ts';

async function reconcile({ app }: OperationContext) {
  const check = await app.payments.reconcile();
  const agrees = check.difference === 0 && check.unbalanced.length === 0;
  const sums = `received ${amountInEuros(check.received)}, owed to orders ${amountInEuros(check.orders)}`;
  if (!agrees)
    throw new Refusal(
      `The ledger and the orders disagree by ${amountInEuros(check.difference)} (${sums}); transactions that do not add up: ${check.unbalanced.join(', ') || 'none'}.`,
    );
  return [
    {
      received: amountInEuros(check.received),
      orders: amountInEuros(check.orders),
      difference: amountInEuros(check.difference),
    },
  ];
}

async function waiting({ services: { db } }: OperationContext) {
  const payments = (await attemptsForReview(db)).map(({ attempt, reference }): Row => ({
    order: reference,
    waits: 'payment',
    sum: amountInEuros(attempt.amount),
    since: attempt.updatedAt.toISOString(),
    payment: `${attempt.provider} ${attempt.providerPaymentId ?? ''}`,
  }));
  const refunds = (await refundsForReview(db)).map(({ refund, reference, attempt }): Row => ({
    order: reference,
    waits: 'refund',
    sum: amountInEuros(refund.amount),
    since: refund.createdAt.toISOString(),
    payment: `${attempt.provider} ${attempt.providerPaymentId ?? ''}`,
  }));
  return [...payments, ...refunds];
}

async function idOf(db: Database, reference: string) {
  const order = await findOrderByReference(db, reference);
  if (!order) throw new Refusal(`No order is called ${reference}.`);
  return order.id;
}

const REASONS: Readonly<Record<CannotReleaseReason, string>> = {
  NOT_WAITING: 'its payment waits for nobody',
  STILL_OPEN: 'it can still be paid: end its payment at the company first',
  ANOTHER_SUM: 'another sum was taken than was asked for: pay it back at the company first',
};

async function releaseAttempt(
  { app, services: { db } }: OperationContext,
  [reference = '']: readonly string[],
) {
  const ended = await app.payments.releaseAttempt(await idOf(db, reference));
  if (!ended.ok) throw new Refusal(`${reference}: ${REASONS[ended.code]}.`);
  return [{ order: reference, state: ended.value.state }];
}

async function retryOrderRefunds(operationContext: OperationContext, [reference = '']: readonly string[]) {
  const { db } = operationContext.services;
  const again = await retryRefunds(db, await idOf(db, reference));
  if (again.length === 0) throw new Refusal(`${reference} has no refund that waits for a human.`);
  return (await Promise.all(again.map((id) => refundRows(operationContext, id)))).flat();
}

export const PAYMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'payments release': { parameters: ['ORDER'], options: {}, run: releaseAttempt },
  'payments retry-refunds': { parameters: ['ORDER'], options: {}, run: retryOrderRefunds },
  'payments reconcile': { parameters: [], options: {}, run: reconcile },
  'payments waiting': { parameters: [], options: {}, run: waiting },
};
