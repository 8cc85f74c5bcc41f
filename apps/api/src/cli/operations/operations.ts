import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { COUPON_OPERATIONS } from './coupons.ts';
import { GIFT_CARD_OPERATIONS } from './gift-cards.ts';
import { DOCTOR_OPERATIONS } from './doctor.ts';
import { MAIL_OPERATIONS } from './mail.ts';
import { NOTICE_OPERATIONS } from './notices.ts';
import { OFFER_OPERATIONS } from './offers.ts';
import { type Operation, Refusal } from './operation.ts';
import { ORDER_OPERATIONS } from './orders.ts';
import { PAYMENT_OPERATIONS } from './payments.ts';
import { RETURN_OPERATIONS } from './returns.ts';
import { STOCK_OPERATIONS } from './stock.ts';

/** The operations of the `marketplace` command, by their name. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...ORDER_OPERATIONS,
  ...RETURN_OPERATIONS,
  ...OFFER_OPERATIONS,
  ...NOTICE_OPERATIONS,
  ...STOCK_OPERATIONS,
  ...COUPON_OPERATIONS,
  ...GIFT_CARD_OPERATIONS,
  ...MAIL_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...DOCTOR_OPERATIONS,
};

const wanted = z.object({
  name: z.string(),
  parameters: z.array(z.string()),
  given: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** One output of an operation: a row of its table, or the reason why it was refused. */
export type OperationOutput = { row: Record<string, string | number | boolean | null> } | { refused: string };

/** Runs one operation in the process that holds the database. */
export async function* operate(
  app: FastifyInstance,
  services: Services,
  input: unknown,
): AsyncGenerator<OperationOutput> {
  const { name, parameters, given } = wanted.parse(input);
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`Unknown operation: ${name}`);
  try {
    for (const row of await operation.run({ app, services }, parameters, given)) yield { row };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield { refused: error.message };
  }
}

/**
 * Lets a running shop execute operations for `marketplace`, which cannot open the embedded database at the same time.
 */
export function serveOperations(app: FastifyInstance, services: Services) {
  app.ownerCommands['operate'] = (input) => operate(app, services, input);
}
