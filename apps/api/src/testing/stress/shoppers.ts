import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseClient } from '../../db/client.ts';
import { insertProduct } from '../catalogue.ts';
import { checkoutOverHttp } from '../over-http.ts';
import { type ReadyBuyer, insertReadyBuyer } from '../ready-buyers.ts';
import type { Fake } from '../fakes/start.ts';

/** Number of buyers for each item. */
const RIVALS = 2;

/** Retries a call whose connection broke because the database died. */
export async function persist<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries > 50) throw error;
      await sleep(200);
    }
  }
}

/** Makes purchases until told to stop, even while processes are killed. */
export async function shopOn(
  url: string,
  fake: Fake,
  nextBuyer: () => Promise<ReadyBuyer>,
  isOver: () => boolean,
) {
  for (let tries = 0; !isOver(); tries += 1) {
    const buyer = await persist(nextBuyer);
    try {
      const { session } = await checkoutOverHttp(url, buyer, `try-${tries}`, 'STRIPE');
      if (!session) continue;
      const paymentId = session.paymentUrl.slice(session.paymentUrl.lastIndexOf('/') + 1);
      await fake.pay(paymentId);
      const [attempt] = await fake.payments(paymentId);
      await fetch(`${url}/payment/return?attempt=${attempt?.reference}`, { redirect: 'manual' });
    } catch {
      // The shop is down; this buyer does not return, so the payment must be settled without them.
      await sleep(50);
    }
  }
}

/** Creates buyers with carts that are ready for payment, two for each item. */
export const buyersOf = ({ db }: DatabaseClient) => {
  const waiting: ReadyBuyer[] = [];
  return async () => {
    const ready = waiting.pop();
    if (ready) return ready;
    const { itemId } = await insertProduct(db);
    const first = await insertReadyBuyer(db, [itemId], new Date());
    for (let rival = 1; rival < RIVALS; rival += 1)
      waiting.push(await insertReadyBuyer(db, [itemId], new Date()));
    return first;
  };
};
