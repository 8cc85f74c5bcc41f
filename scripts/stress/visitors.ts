import { Agent, request } from 'node:http';

export type Answer = {
  /** 0 where the connection broke or nothing came in time. */
  status: number;
  retryAfter: string | undefined;
  /** Milliseconds until the whole answer was there. */
  ms: number;
};

const PATIENCE_MS = 20_000;
const CONNECTIONS = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** The address of one of 16 million visitors: the shop limits how many pages it renders for each. */
const visitor = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

/** Requests a page as a visitor behind a trusted proxy would. */
export function visit(url: string, turn: number): Promise<Answer> {
  const sent = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - sent });
    const outgoing = request(url, {
      agent,
      timeout: PATIENCE_MS,
      headers: {
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br',
        'accept-language': 'fr',
        'x-forwarded-for': visitor(turn),
      },
    });
    outgoing
      .once('response', (response) =>
        response
          .once('end', () => answer(response.statusCode ?? 0, response.headers['retry-after']))
          .once('error', () => answer(0))
          .resume(),
      )
      .once('timeout', () => outgoing.destroy())
      .once('error', () => answer(0))
      .end();
  });
}

/** Requests pages one after the other over some connections and returns the answers. */
export async function visitSteadily(
  urlOf: (turn: number) => string,
  { connections, seconds, first = 0 }: { connections: number; seconds: number; first?: number },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + seconds * 1_000;
  let turn = first;
  const one = async () => {
    while (performance.now() < until) {
      turn += 1;
      answers.push(await visit(urlOf(turn), turn));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answers;
}

/** Requests pages at a rate, whether or not earlier ones are answered, as a crowd does. */
export async function visitAtRate(
  urlOf: (turn: number) => string,
  { perSecond, seconds, first = 0 }: { perSecond: number; seconds: number; first?: number },
): Promise<Answer[]> {
  const open: Promise<Answer>[] = [];
  const started = performance.now();
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const passed = (performance.now() - started) / 1_000;
      const due = Math.min(seconds, passed) * perSecond;
      while (open.length < due) open.push(visit(urlOf(first + open.length), first + open.length));
      if (passed < seconds) return;
      clearInterval(tick);
      resolve();
    }, 10);
  });
  return Promise.all(open);
}
