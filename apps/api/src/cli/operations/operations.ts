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

/** What an operator does to a shop, by the words of the command. */
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
  words: z.array(z.string()),
  given: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** What an operation answers, piece by piece: a row of its table, or the reason why nothing was done. */
export type OperationOutput = { row: Record<string, string | number | boolean | null> } | { refused: string };

/** Runs one operation, in the process that has the database. */
export async function* operate(
  app: FastifyInstance,
  services: Services,
  input: unknown,
): AsyncGenerator<OperationOutput> {
  const { name, words, given } = wanted.parse(input);
  const operation = OPERATIONS[name];
  if (!operation) throw new Error(`No operation is called ${name}`);
  try {
    for (const row of await operation.run({ app, services }, words, given)) yield { row };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield { refused: error.message };
  }
}

/** Has a running shop do them for `marketplace`, which cannot open the embedded database beside it. */
export function serveOperations(app: FastifyInstance, services: Services) {
  app.ownerCommands['operate'] = (input) => operate(app, services, input);
}
