import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { cartItems } from '../../db/schema/carts.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { productsChanged } from '../../modules/outbox/index.ts';
import { insertProduct } from '../catalogue.ts';
import { checkoutOverHttp } from '../over-http.ts';
import { insertReadyBuyer } from '../ready-buyers.ts';
import { seeded } from '../fakes/seeded.ts';
import type { Fake } from '../fakes/start.ts';
import { readVerdict } from '../verdict.ts';

export type LoadRace = {
  db: Database;
  /** URLs of the apis among which buyers are distributed. */
  urls: readonly string[];
  fake: Fake;
  seed: number;
  buyers: number;
  items: number;
  /** Maximum number of items in a cart. */
  largestCart: number;
};

/** Chooses a random set of items for each cart, in random order. */
const wishes = ({ seed, buyers, largestCart }: LoadRace, itemIds: readonly number[]) => {
  const random = seeded(seed);
  return Array.from({ length: buyers }, () => {
    const size = 1 + Math.floor(random() * Math.min(largestCart, itemIds.length));
    const shuffled = itemIds.map((itemId) => ({ itemId, at: random() })).toSorted((a, b) => a.at - b.at);
    return shuffled.slice(0, size).map(({ itemId }) => itemId);
  });
};

/** Checks out all carts at once; each buyer who gets a payment session pays it and returns to the shop. */
export async function loadRace(run: LoadRace) {
  const { db, urls, fake, seed, items } = run;
  const products = [];
  for (let item = 0; item < items; item += 1) products.push(await insertProduct(db));
  // As an import does: what nobody buys is found too.
  await productsChanged(
    db,
    products.map(({ reference }) => reference),
    new Date(),
  );
  const itemIds = products.map(({ itemId }) => itemId);
  const buyers = [];
  for (const wanted of wishes(run, itemIds))
    buyers.push({ wanted, buyer: await insertReadyBuyer(db, wanted, new Date()) });

  const paymentIds: string[] = [];
  const started = performance.now();
  const responses = await Promise.all(
    buyers.map(async ({ wanted, buyer }, number) => {
      const url = urls[number % urls.length] ?? '';
      const { status, session, failure } = await checkoutOverHttp(
        url,
        buyer,
        `rush-${seed}-${number}`,
        'STRIPE',
      );
      if (session) {
        const paymentId = session.paymentUrl.slice(session.paymentUrl.lastIndexOf('/') + 1);
        paymentIds.push(paymentId);
        await fake.pay(paymentId);
        // The buyer returns through the next api in the list.
        const other = urls[(number + 1) % urls.length] ?? '';
        const [attempt] = await fake.payments(paymentId);
        await fetch(`${other}/payment/return?attempt=${attempt?.reference}`, { redirect: 'manual' });
      }
      return { status, name: failure?.name ?? null, wanted };
    }),
  );
  const ms = Math.round(performance.now() - started);

  const sold = await db.select().from(orderLines).where(inArray(orderLines.itemId, itemIds));
  const paid = sold.filter(({ status }) => status === 'paid');
  const soldItems = new Set(paid.map(({ itemId }) => itemId));
  const refused = responses.filter(({ status, name }) => status === 409 && name !== null);
  const left = await db
    .select()
    .from(cartItems)
    .where(eq(cartItems.itemId, itemIds[0] ?? 0));
  const { paid: _, captured: __, ...verdict } = await readVerdict(db, await fake.payments());
  return {
    sessions: paymentIds.length,
    paidOrders: new Set(paid.map(({ orderId }) => orderId)).size,
    soldItems: soldItems.size,
    refused: refused.length,
    /** Refused carts of which no item was sold in the end. */
    refusedForNothing: refused.filter(({ wanted }) => !wanted.some((id) => soldItems.has(id))).length,
    serverErrors: responses.filter(({ status }) => status >= 500).length,
    otherAnswers: responses.filter(({ status }) => ![200, 409].includes(status) && status < 500).length,
    leftInCarts: left.length,
    ms,
    ...verdict,
  };
}
