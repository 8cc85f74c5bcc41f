import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { webhookSender, type WebhookEvent, type Post } from './webhook-sender.ts';
import { seeded } from './seeded.ts';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
};
export type FakeResponse = { status: number; body: unknown };
/** A payment as the gateway recorded it, to be compared with the shop's records; amounts in cents. */
export type RecordedCall = {
  id: string;
  reference: string;
  status: string;
  amount: number;
  capturedAmount: number;
  refundedAmount: number;
};
export type FakeRoutes = {
  /** Handles a request of the gateway's REST API; an exception is a bug of the fake. */
  respond: (call: Call) => FakeResponse;
  /** Returns the idempotency key of a request. */
  keyOf: (call: Call) => string | undefined;
  /** True if a 500 response is stored under its key and sent again to a retry. */
  keepsFailures: boolean;
  failure: unknown;
  keyLifeMs: number;
  /** Pays on the gateway's payment page, as a buyer does. */
  pay: (id: string, outcome: 'succeeds' | 'declines') => boolean;
  payments: () => RecordedCall[];
  events: () => WebhookEvent[];
  sign: Post['sign'];
};

/** Shares of requests that fail, and of webhooks that are lost or sent twice. */
type Faults = { rate: number; lostWebhooks: number; doubledWebhooks: number; lateWebhookMs: number };
const NONE: Faults = { rate: 0, lostWebhooks: 0, doubledWebhooks: 0, lateWebhookMs: 0 };
const KINDS = ['lost-before', 'lost-after', 'failed-before', 'failed-after'] as const;

const read = async (request: IncomingMessage): Promise<Call> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: await text(request),
  };
};

/** A clock of the gateway that tests set. */
export function ownClock() {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  return { now, set: (at: string) => void (ahead = new Date(at).getTime() - Date.now()) };
}
export type OwnClock = ReturnType<typeof ownClock>;

/**
 * Opens a gateway's server in this process and prints its URL as the first line. Only tests call `/_/…`: to pay, set
 * the clock, inject faults and read the recorded payments.
 */
export function openFakeServer(gateway: FakeRoutes, clock: OwnClock) {
  const random = seeded(Number(process.env['FAKE_SEED'] ?? 1));
  const responses = new Map<string, { answer: FakeResponse; at: number }>();
  let faults = NONE;
  const post = webhookSender({ sign: gateway.sign, random, now: clock.now, faults: () => faults });

  const once = (call: Call, act: () => FakeResponse): FakeResponse => {
    const key = gateway.keyOf(call);
    if (call.method === 'GET' || key === undefined) return act();
    const name = `${call.path} ${key}`;
    const known = responses.get(name);
    if (known && clock.now().getTime() - known.at < gateway.keyLifeMs) return known.answer;
    const answer = act();
    if (answer.status < 500 || gateway.keepsFailures)
      responses.set(name, { answer, at: clock.now().getTime() });
    return answer;
  };

  const control: Record<string, (input: Record<string, unknown>) => unknown> = {
    pay: ({ id, outcome }) => ({
      paid: gateway.pay(String(id), outcome === 'declines' ? 'declines' : 'succeeds'),
    }),
    clock: ({ now }) => clock.set(String(now)),
    faults: (input) => void (faults = { ...NONE, ...input }),
    webhooks: ({ url }) => post.sendTo(String(url)),
    payments: ({ id }) => gateway.payments().filter((payment) => id === undefined || payment.id === id),
    events: ({ id }) => gateway.events().filter(({ paymentId }) => id === undefined || paymentId === id),
    sign: ({ body, at }) => gateway.sign(String(body), new Date(String(at))),
    forget: () => responses.clear(),
  };

  const fate = () =>
    random() < faults.rate ? (KINDS[Math.floor(random() * KINDS.length)] ?? 'lost-before') : 'none';

  const server = createServer(async (request, response) => {
    const call = await read(request);
    const send = ({ status, body }: FakeResponse) =>
      response
        .writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body ?? null));
    const [, name] = /^\/_\/(\w+)$/.exec(call.path) ?? [];
    if (name) {
      const input = call.body ? (JSON.parse(call.body) as Record<string, unknown>) : {};
      const body = control[name]?.(input);
      post.send(gateway.events());
      return send({ status: 200, body: body ?? {} });
    }
    const what = fate();
    if (what === 'lost-before') return request.socket.destroy();
    const failed: FakeResponse = { status: 500, body: gateway.failure };
    const answer =
      what === 'failed-before' ? once(call, () => failed) : once(call, () => gateway.respond(call));
    post.send(gateway.events());
    if (what === 'lost-after') return request.socket.destroy();
    return send(what === 'failed-after' ? failed : answer);
  });
  server.listen(Number(process.env['FAKE_PORT'] ?? 0), '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(
      typeof address === 'object' && address ? `http://127.0.0.1:${address.port}\n` : '\n',
    );
  });
}
