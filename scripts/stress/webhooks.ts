import type { Found, Proving } from './figures.ts';
import { notNothing, scaled, unless } from './figures.ts';

const HISTORIES = 10_000;
const HISTORIES_A_RUN = 500;
const CHECKOUTS = 10_000;
const PAYMENTS = 200;

const open = async ({ server, freshDatabase, seed }: Proving) => {
  const { payingShopAt } = await import('../../apps/api/src/testing/paying.ts');
  return payingShopAt('stripe', server.url(await freshDatabase()), seed);
};

/** Payment webhooks arrive in any order, none to ten times, up to three days late. */
export async function shuffledWebhooks(proving: Proving): Promise<Found> {
  const { histories } = await import('../../apps/api/src/testing/stress/histories.ts');
  const total = scaled(HISTORIES, proving.scale);
  const wrong: string[] = [];
  for (let done = 0; done < total; done += HISTORIES_A_RUN) {
    const shop = await open(proving);
    try {
      const found = await histories(shop, proving.seed + done, Math.min(HISTORIES_A_RUN, total - done));
      wrong.push(...found.wrong);
    } finally {
      await shop.close();
    }
    console.log(
      `news: ${Math.min(total, done + HISTORIES_A_RUN)} of ${total} histories, ${wrong.length} wrong`,
    );
  }
  return { tried: `${total} histories of news`, held: 'each ends as the one in order does', wrong };
}

/** All webhooks are lost. */
export async function lostWebhooks(proving: Proving): Promise<Found> {
  const { allWebhooksLost } = await import('../../apps/api/src/testing/stress/lost-webhooks.ts');
  const shop = await open(proving);
  try {
    const { count, settled, ...figures } = await allWebhooksLost(shop, scaled(PAYMENTS, proving.scale));
    return {
      tried: `${count} payments of which all news is lost`,
      held: `${settled} settled ten minutes later`,
      wrong: [...unless(settled === count, `${settled} of ${count} settled`), ...notNothing(figures, 'then')],
    };
  } finally {
    await shop.close();
  }
}

/** Payments arrive after the hold has expired. */
export async function lateWebhooks(proving: Proving): Promise<Found> {
  const { paidTooLate } = await import('../../apps/api/src/testing/stress/lost-webhooks.ts');
  const shop = await open(proving);
  try {
    const even = 2 * scaled(PAYMENTS / 2, proving.scale);
    const { count, soldBecauseFree, notChargedBecauseGone, ...figures } = await paidTooLate(shop, even);
    return {
      tried: `${count} payments that came too late`,
      held: `${soldBecauseFree} sold, ${notChargedBecauseGone} not charged`,
      wrong: [
        ...unless(soldBecauseFree === count / 2, `${soldBecauseFree} of ${count / 2} sold`),
        ...unless(
          notChargedBecauseGone === count / 2,
          `${notChargedBecauseGone} of ${count / 2} not charged`,
        ),
        ...notNothing(figures, 'then'),
      ],
    };
  } finally {
    await shop.close();
  }
}

/** Checkouts while one gateway request in twenty is lost or fails. */
export async function faults(proving: Proving): Promise<Found> {
  const { faultyRun } = await import('../../apps/api/src/testing/stress/faulty-run.ts');
  const shop = await open(proving);
  try {
    const checkouts = scaled(CHECKOUTS, proving.scale);
    const { paid, captured, rounds, ...figures } = await faultyRun(shop, proving.seed, checkouts);
    return {
      tried: `${checkouts} checkouts with one call in twenty gone wrong`,
      held: `captured less refunded less ${paid} paid orders is 0, after ${rounds} rounds`,
      wrong: [
        ...unless(paid === captured && paid > 0, `${paid} paid, ${captured} captured`),
        ...notNothing(figures, 'then'),
      ],
    };
  } finally {
    await shop.close();
  }
}
