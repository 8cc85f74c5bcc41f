import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Random } from '../../../clock.ts';
import type { SandboxPayment } from './sandbox-repository.ts';
import { SIGNATURE_HEADER, sign } from '../../../webhook-signature.ts';

/**
 * Delay before each try. Retries are lost when the process ends: real webhooks get lost too, and the shop must cope.
 */
const WAITS_MS = [0, 1_000, 5_000, 30_000];
const TIMEOUT_MS = 5_000;

export type Notify = (payment: SandboxPayment) => void;

type Parts = { url: () => string; key: string; clock: Clock; random: Random; log: FastifyBaseLogger };

/** Posts signed events to the shop over HTTP, as a real gateway does. */
export function webhookSender({ url, key, clock, random, log }: Parts) {
  const ending = new AbortController();

  const post = async (body: string) => {
    const response = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(key, body, clock.now()) },
      body,
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.arrayBuffer();
    return response.ok;
  };

  const deliver = async (body: string) => {
    for (const ms of WAITS_MS) {
      if (ms > 0) await wait(ms, undefined, { signal: ending.signal, ref: false });
      if (await post(body).catch(() => false)) return;
      if (ending.signal.aborted) return;
    }
    log.warn('sandbox webhook given up after its last attempt');
  };

  const notify: Notify = ({ id, status }) => {
    const event = { id: `evt_${random.uuid()}`, type: `payment.${status}`, paymentId: id };
    // `deliver` rejects only when `stop` aborts a delay.
    deliver(JSON.stringify(event)).catch(() => undefined);
  };
  return { notify, stop: () => ending.abort() };
}
