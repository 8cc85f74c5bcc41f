import { setTimeout as wait } from 'node:timers/promises';

/** A webhook event to be sent: `body` is the payload. */
export type WebhookEvent = { id: string; paymentId: string; body: string };

export type Post = {
  /** Returns the signature headers of a body at a point in time. */
  sign: (body: string, at: Date) => Record<string, string>;
};
type WebhookFaults = { lostWebhooks: number; doubledWebhooks: number; lateWebhookMs: number };
type Parts = Post & { random: () => number; now: () => Date; faults: () => WebhookFaults };

const TIMEOUT_MS = 5_000;

/** Sends a gateway's webhooks to the shop, each once, or according to the faults: never, twice or late. */
export function webhookSender({ sign, random, now, faults }: Parts) {
  let url: string | null = null;
  let sent = 0;

  const deliver = async (body: string) => {
    const { lateWebhookMs } = faults();
    if (lateWebhookMs > 0) await wait(Math.floor(random() * lateWebhookMs));
    if (!url) return;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(body, now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };

  return {
    sendTo: (address: string) => void (url = address),
    send(events: WebhookEvent[]) {
      const fresh = events.slice(sent);
      sent = events.length;
      if (!url) return;
      const { lostWebhooks, doubledWebhooks } = faults();
      for (const { body } of fresh) {
        if (random() < lostWebhooks) continue;
        const times = random() < doubledWebhooks ? 2 : 1;
        // A failed delivery is not retried: the shop's reconciler must find the payment.
        for (let time = 0; time < times; time += 1) deliver(body).catch(() => undefined);
      }
    },
  };
}
