import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const PASSWORDS = 1_000;
const REQUESTS = 10_000;
const MAX_ROUNDS = 1_200;
const MAX_MS = 5;

const open = async ({ server, freshDatabase }: Proving) => {
  const { watchedLog } = await import('../../apps/api/src/testing/stress/login-attacks.ts');
  const { shopAt } = await import('../../apps/api/src/testing/shop.ts');
  const watch = watchedLog();
  return { watch, shop: await shopAt(server.url(await freshDatabase()), watch.log) };
};

/** Tries a thousand passwords on one account from as many networks. */
export async function stuffedPasswords(proving: Proving): Promise<Found> {
  const { stuffing } = await import('../../apps/api/src/testing/stress/login-attacks.ts');
  const { shop, watch } = await open(proving);
  try {
    const passwords = scaled(PASSWORDS, proving.scale);
    const { checked, limited, ...figures } = await stuffing(shop, watch, passwords);
    return {
      tried: `${passwords} passwords on an account, and on an address without one`,
      held: `${checked} checked, ${limited} refused unchecked, nobody let in, nobody betrayed`,
      wrong: [...notNothing(figures, 'stuffing'), ...unless(checked <= 40, `${checked} were checked`)],
    };
  } finally {
    await shop.close();
  }
}

/** Requests ten thousand password reset links. */
export async function resetRequests(proving: Proving): Promise<Found> {
  const { resetFlood } = await import('../../apps/api/src/testing/stress/login-attacks.ts');
  const { shop, watch } = await open(proving);
  try {
    const requests = scaled(REQUESTS, proving.scale);
    const { refused, letters, ...figures } = await resetFlood(shop, watch, requests);
    return {
      tried: `${requests} requests for links`,
      held: `${refused} refused, ${letters} letters, five an address at most`,
      wrong: notNothing(figures, 'reset requests'),
    };
  } finally {
    await shop.close();
  }
}

/** Compares response times for known and unknown email addresses. */
export async function equalTimes(proving: Proving): Promise<Found> {
  const { timeDifferences } = await import('../../apps/api/src/testing/stress/login-attacks.ts');
  const { shop } = await open(proving);
  try {
    const limits = { ms: MAX_MS, mostRounds: scaled(MAX_ROUNDS, proving.scale) };
    const differences = Object.entries(await timeDifferences(shop, limits));
    return {
      tried: 'answers about a known and an unknown address',
      held: differences
        .map(([kind, { ms, rounds }]) => `${kind} ${ms.toFixed(2)} ms in ${rounds} rounds`)
        .join(', '),
      wrong: differences.flatMap(([kind, { ms }]) =>
        unless(Math.abs(ms) <= MAX_MS, `${kind} differs by ${ms.toFixed(2)} ms`),
      ),
    };
  } finally {
    await shop.close();
  }
}
