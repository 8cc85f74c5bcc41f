import { type Operating, type Operation, Refusal, euros } from './operation.ts';

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

export const PAYMENT_OPERATIONS: Readonly<Record<string, Operation>> = {
  'payments reconcile': { words: [], options: {}, run: reconcile },
};
