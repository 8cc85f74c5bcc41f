import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import type { ReadEvent } from '../webhooks.ts';
import { SIGNATURE_HEADER, isSigned } from '../../../webhook-signature.ts';

const id = z.string().min(1).max(200);
const event = z.object({ id, paymentId: id });

const parse = (body: Buffer) => {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
};

/** Verifies and parses a webhook event of the sandbox. */
export const readSandboxEvent =
  (keys: readonly string[]): ReadEvent =>
  async (body, headers, now) => {
    const header = headers[SIGNATURE_HEADER];
    if (!isSigned(keys, body, typeof header === 'string' ? header : undefined, now)) return 'forged';
    const { id: eventId, paymentId: providerPaymentId } = parse(body);
    return { eventId, providerPaymentId };
  };
