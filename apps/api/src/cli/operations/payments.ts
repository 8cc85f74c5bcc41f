import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { attemptsForHumans } from '../../modules/payments/attempts.ts';
import type { KeptBecause } from '../../modules/payments/by-hand.ts';
import { type Operating, type Operation, Refusal, type Row, euros } from './operation.ts';

async function reconcile({ app }: Operating) {
  const check = await app.payments.reconcile();
  const agrees = check.difference === 0 && check.unbalanced.length === 0;
  const sums = `received ${euros(check.received)}, owed to orders ${euros(check.orders)}`;
  if (!agrees)
    throw new Refusal(
      `The ledger and the orders disagree by ${euros(check.difference)} (${sums}); transactions that do not add up: ${check.unbalanced.join(', ') || 'none'}.`,
    );
  return [
    {
      received: euros(check.received),
      orders: euros(check.orders),
      difference: euros(check.difference),
    },
  ];
}

async function waiting({ services: { db } }: Operating) {
  return (await attemptsForHumans(db)).map(({ attempt, reference }): Row => ({
    order: reference,
    provider: attempt.provider,
    payment: attempt.providerPaymentId,
    asked: euros(attempt.amount),
    since: attempt.updatedAt.toISOString(),
  }));
}

const REASONS: Readonly<Record<KeptBecause, string>> = {
  NOT_WAITING: 'its payment waits for nobody',
  STILL_OPEN: 'it can still be paid: end its payment at the company first',
  ANOTHER_SUM: 'another sum was taken than was asked for: pay it back at the company first',
};

async function letGo({ app, services: { db } }: Operating, [reference = '']: readonly string[]) {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.reference, reference));
  if (!order) throw new Refusal(`No order is called ${reference}.`);
  const ended = await app.payments.letGo(order.id);
  if (!ended.ok) throw new Refusal(`${reference}: ${REASONS[ended.code]}.`);
  return [{ order: reference, state: ended.value.state }];
}

export const PAYMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'payments let-go': { words: ['ORDER'], options: {}, run: letGo },
  'payments reconcile': { words: [], options: {}, run: reconcile },
  'payments waiting': { words: [], options: {}, run: waiting },
};
