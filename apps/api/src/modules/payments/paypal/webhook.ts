import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { ApiError } from '../../../errors.ts';
import type { ReadEvent } from '../webhooks.ts';
import type { Certificates } from './certificates.ts';

const ALGORITHMS: Readonly<Record<string, string>> = { SHA256withRSA: 'RSA-SHA256' };

const id = z.string().min(1).max(200);
const event = z.object({
  id,
  resource_type: z.string().optional(),
  resource: z.object({
    id: id.optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: id.optional() }).optional() })
      .optional(),
  }),
});

const signature = z.object({
  'paypal-transmission-id': id,
  'paypal-transmission-time': id,
  'paypal-transmission-sig': z.string().min(1).max(2_000),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.string(),
});

/** Verifies PayPal's signature of the body and one of the webhook ids with the certificate that the headers name. */
async function isSigned(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { webhookIds, certificates }: Parts,
  now: Date,
) {
  const signed = signature.safeParse(headers);
  const algorithm = signed.data && ALGORITHMS[signed.data['paypal-auth-algo']];
  if (!signed.data || !algorithm) return false;
  const certificate = await certificates(signed.data['paypal-cert-url'], now);
  if (!certificate) return false;
  const {
    'paypal-transmission-id': transmission,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': given,
  } = signed.data;
  const bytes = Buffer.from(given, 'base64');
  return webhookIds.some((webhookId) => {
    const message = [transmission, time, webhookId, crc32(body)].join('|');
    return verify(algorithm, Buffer.from(message), certificate.publicKey, bytes);
  });
}

type Parts = { webhookIds: readonly string[]; certificates: Certificates };

const parse = (body: Buffer) => {
  try {
    return event.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw new ApiError('MALFORMED_REQUEST');
  }
};

/**
 * Verifies and parses a webhook event of PayPal. Old events are accepted: each is stored once, and its handler reads
 * the payment's current state.
 */
export const readPaypalEvent =
  (parts: Parts): ReadEvent =>
  async (body, headers, now) => {
    if (!(await isSigned(body, headers, parts, now))) return 'forged';
    const { id: eventId, resource_type: type, resource } = parse(body);
    const orderId =
      type === 'checkout-order' ? resource.id : resource.supplementary_data?.related_ids?.order_id;
    return orderId ? { eventId, providerPaymentId: orderId } : null;
  };
