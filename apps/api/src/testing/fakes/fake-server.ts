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
export type Answer = { status: number; body: unknown };
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
  answer: (call: Call) => Answer;
  /** Returns the idempotency key of a request. */
  keyOf: (call: Call) => string | undefined;
  /** True if a 500 response is stored under its key and sent again to a retry. */
  keepsFailures: boolean;
  failure: unknown;
  keyLifeMs: number;
  /** Pays on the gateway's payment page, as a buyer does. */
  pay: (id: string, outcome: 'succeeds' | 'declines') => boolean;
  books: () => RecordedCall[];
  news: () => WebhookEvent[];
  sign: Post['sign'];
};

/** Shares of requests that fail, and of webhooks that are lost or sent twice. */
type Faults = { rate: number; lostNews: number; doubledNews: number; lateNewsMs: number };
const NONE: Faults = { rate: 0, lostNews: 0, doubledNews: 0, lateNewsMs: 0 };
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
export function openFakeServer(trade: FakeRoutes, clock: OwnClock) {
  const random = seeded(Number(process.env['STAND_IN_SEED'] ?? 1));
  const kept = new Map<string, { answer: Answer; at: number }>();
  let faults = NONE;
  const post = webhookSender({ sign: trade.sign, random, now: clock.now, faults: () => faults });

  const once = (call: Call, act: () => Answer): Answer => {
    const key = trade.keyOf(call);
    if (call.method === 'GET' || key === undefined) return act();
    const name = `${call.path} ${key}`;
    const known = kept.get(name);
    if (known && clock.now().getTime() - known.at < trade.keyLifeMs) return known.answer;
    const answer = act();
    if (answer.status < 500 || trade.keepsFailures) kept.set(name, { answer, at: clock.now().getTime() });
    return answer;
  };

  const control: Record<string, (input: Record<string, unknown>) => unknown> = {
    pay: ({ id, outcome }) => ({
      paid: trade.pay(String(id), outcome === 'declines' ? 'declines' : 'succeeds'),
    }),
    clock: ({ now }) => clock.set(String(now)),
    faults: (input) => void (faults = { ...NONE, ...input }),
    webhooks: ({ url }) => post.sendTo(String(url)),
    books: ({ id }) => trade.books().filter((payment) => id === undefined || payment.id === id),
    news: ({ id }) => trade.news().filter(({ paymentId }) => id === undefined || paymentId === id),
    sign: ({ body, at }) => trade.sign(String(body), new Date(String(at))),
    forget: () => kept.clear(),
  };

  const fate = () =>
    random() < faults.rate ? (KINDS[Math.floor(random() * KINDS.length)] ?? 'lost-before') : 'none';

  const server = createServer(async (request, response) => {
    const call = await read(request);
    const send = ({ status, body }: Answer) =>
      response
        .writeHead(status, { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body ?? null));
    const [, name] = /^\/_\/(\w+)$/.exec(call.path) ?? [];
    if (name) {
      const input = call.body ? (JSON.parse(call.body) as Record<string, unknown>) : {};
      const body = control[name]?.(input);
      post.send(trade.news());
      return send({ status: 200, body: body ?? {} });
    }
    const what = fate();
    if (what === 'lost-before') return request.socket.destroy();
    const failed: Answer = { status: 500, body: trade.failure };
    const answer = what === 'failed-before' ? once(call, () => failed) : once(call, () => trade.answer(call));
    post.send(trade.news());
    if (what === 'lost-after') return request.socket.destroy();
    return send(what === 'failed-after' ? failed : answer);
  });
  server.listen(Number(process.env['STAND_IN_PORT'] ?? 0), '127.0.0.1', () => {
    const address = server.address();
    process.stdout.write(
      typeof address === 'object' && address ? `http://127.0.0.1:${address.port}\n` : '\n',
    );
  });
}
