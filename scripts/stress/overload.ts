import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../build.ts';
import { freePort } from '../preflight.ts';
import { fillDemoCatalogue, startShop } from '../shop.ts';
import { type Found, type Proving, scaled, unless } from './figures.ts';
import { type Answer, visitAtRate, visitSteadily } from './visitors.ts';

const TIMES = 10;
const SECONDS = 300;
const REST_SECONDS = 10;
const MEASURED_SECONDS = 8;
const MAX_ACCEPTED_MS = 1_500;
/** Of the speed before; the load generator has the same two cores, and its speed drifts. */
const FULL_SPEED = 0.8;

const quantile = (answers: readonly Answer[], share: number) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor((answers.length - 1) * share)] ?? 0;

/** Ten times as many visitors as pages can be rendered: those let in are answered soon, the others told to come back. */
export async function overload({ dataDir, scale }: Proving): Promise<Found> {
  build();
  const folder = path.join(dataDir, 'overload');
  fillDemoCatalogue(folder);
  const port = await freePort(5700);
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir: folder,
    env: { LOG_LEVEL: 'error', PAGE_CACHE_MB: '0' },
  });
  try {
    const html = await (await fetch(`${shop.url}/shop/women/`)).text();
    const products = [...new Set([...html.matchAll(/href="(\/produit\/[^"#]+)/g)].map(([, to]) => to ?? ''))];
    const urlOf = (turn: number) =>
      shop.url + (turn % 3 === 0 ? `/shop/women/?page=${2 + (turn % 11)}` : products[turn % products.length]);

    await visitSteadily(urlOf, { connections: 10, seconds: 3 });
    const before = await visitSteadily(urlOf, { connections: 10, seconds: MEASURED_SECONDS, first: 1e4 });
    const speed = before.length / MEASURED_SECONDS;

    const seconds = scaled(SECONDS, scale);
    const answers = await visitAtRate(urlOf, { perSecond: speed * TIMES, seconds, first: 1e5 });
    await sleep(REST_SECONDS * 1_000);
    const after = await visitSteadily(urlOf, { connections: 10, seconds: MEASURED_SECONDS, first: 1e7 });

    const accepted = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    const p99 = quantile(accepted, 0.99);
    const speedAfter = after.filter(({ status }) => status === 200).length / MEASURED_SECONDS;
    console.log(
      `overload: ${Math.round(speed)} pages a second before; ${answers.length} requests in ${seconds} s, ` +
        `${accepted.length} accepted (p50 ${Math.round(quantile(accepted, 0.5))} ms, p99 ${Math.round(p99)} ms), ` +
        `${refused.length} refused (p50 ${Math.round(quantile(refused, 0.5))} ms, p99 ${Math.round(quantile(refused, 0.99))} ms); ` +
        `${Math.round(speedAfter)} pages a second after`,
    );
    return {
      tried: `${TIMES} times what can be rendered, for ${seconds} s`,
      held: `p99 ${Math.round(p99)} ms of ${accepted.length} accepted, ${refused.length} refused, ${Math.round((speedAfter / speed) * 100)} % of the speed after`,
      wrong: [
        ...unless(
          before.every(({ status }) => status === 200),
          'pages failed before the load',
        ),
        ...unless(accepted.length > 0, 'nobody was let in'),
        ...unless(p99 <= MAX_ACCEPTED_MS, `the 99th percentile of those let in is ${Math.round(p99)} ms`),
        ...unless(
          answers.length === accepted.length + refused.length,
          `${answers.length - accepted.length - refused.length} requests were neither answered nor refused`,
        ),
        ...unless(
          refused.every(({ retryAfter }) => Number(retryAfter) > 0),
          'a refusal does not say when to come back',
        ),
        ...unless(speedAfter >= speed * FULL_SPEED, `${Math.round(speedAfter)} pages a second after it`),
      ],
    };
  } finally {
    await shop.stop();
  }
}
