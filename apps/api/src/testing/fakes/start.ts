import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { WebhookEvent } from './webhook-sender.ts';
import type { RecordedCall } from './fake-server.ts';

/** Credentials that the fakes accept; those of PayPal are client id, secret and webhook id. */
const KEYS = {
  stripe: ['sk_test_stand_in', 'whsec_stand_in'],
  paypal: ['paypal-id', 'paypal-secret', 'WH-STAND-IN'],
} as const;

export type Name = keyof typeof KEYS;

const settings = (name: Name, url: string): Record<string, string> => {
  if (name === 'stripe')
    return {
      STRIPE_SECRET_KEY: KEYS.stripe[0],
      STRIPE_WEBHOOK_SECRET: KEYS.stripe[1],
      STRIPE_API_URL: url,
    };
  const [id, secret, webhook] = KEYS.paypal;
  return {
    PAYPAL_CLIENT_ID: id,
    PAYPAL_CLIENT_SECRET: secret,
    PAYPAL_WEBHOOK_ID: webhook,
    PAYPAL_API_URL: url,
  };
};

/** Starts a fake in its own process, and returns the shop's settings that point to it. */
export async function startFake(name: Name, { seed = 1 } = {}) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, name, 'main.ts'), ...KEYS[name]],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, FAKE_SEED: String(seed) } },
  );
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The fake of ${name} exited with code ${code}`)));
  });
  const post = async <Answer>(control: string, input: object = {}): Promise<Answer> =>
    (await (
      await fetch(`${url}/_/${control}`, { method: 'POST', body: JSON.stringify(input) })
    ).json()) as Answer;

  return {
    url,
    settings: settings(name, url),
    pay: (id: string, outcome: 'succeeds' | 'declines' = 'succeeds') => post('pay', { id, outcome }),
    setClock: (now: Date) => post('clock', { now }),
    faults: (faults: object) => post('faults', faults),
    sendNewsTo: (address: string) => post('webhooks', { url: address }),
    payments: (id?: string) => post<RecordedCall[]>('payments', { id }),
    events: (id?: string) => post<WebhookEvent[]>('events', { id }),
    sign: (body: string, at: Date) => post<Record<string, string>>('sign', { body, at }),
    forgetKeys: () => post('forget'),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export type Fake = Awaited<ReturnType<typeof startFake>>;
