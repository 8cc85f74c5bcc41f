import { setTimeout as wait } from 'node:timers/promises';

/** News as it is to be sent: `body` are the bytes, `sign` makes the headers that go with them at a moment. */
export type WebhookEvent = { id: string; paymentId: string; body: string };

export type Post = {
  /** Headers that prove where a body comes from, for a moment. */
  sign: (body: string, at: Date) => Record<string, string>;
};
type Fate = { lostNews: number; doubledNews: number; lateNewsMs: number };
type Parts = Post & { random: () => number; now: () => Date; faults: () => Fate };

const TIMEOUT_MS = 5_000;

/** Sends a company's news to the shop, each once: or never, twice, and late, as it is told. */
export function webhookSender({ sign, random, now, faults }: Parts) {
  let url: string | null = null;
  let sent = 0;

  const deliver = async (body: string) => {
    const { lateNewsMs } = faults();
    if (lateNewsMs > 0) await wait(Math.floor(random() * lateNewsMs));
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
    send(news: WebhookEvent[]) {
      const fresh = news.slice(sent);
      sent = news.length;
      if (!url) return;
      const { lostNews, doubledNews } = faults();
      for (const { body } of fresh) {
        if (random() < lostNews) continue;
        const times = random() < doubledNews ? 2 : 1;
        // A shop that is away hears of it in another way.
        for (let time = 0; time < times; time += 1) deliver(body).catch(() => undefined);
      }
    },
  };
}
