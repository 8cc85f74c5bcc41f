import { sql } from 'drizzle-orm';
import { unpublishPage } from '../../modules/content/page-life.ts';
import { productsChanged } from '../../modules/outbox/index.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScaleShop } from './scale-shop.ts';
import { type State, within } from './statements.ts';
import { buy, settled } from './stock-statements.ts';

const LIMIT_MS = 1_000;
const MAILED_MS = 20_000;

/** What is sold, priced, published or taken away leaves the cached pages of every store. */
export async function pageStatements(shop: ScaleShop, state: State) {
  const urls = shop.apis.map(({ url }) => url);
  const piece = await shop.addPiece();
  const [path = ''] = piece.paths;
  const pages = shop.storeUrls.map((store) => store + path);
  await shop.untilEach(pages, (status) => status === 200);

  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`update products set price_amount = 4321 where reference = ${piece.reference}`);
    await productsChanged(tx, [piece.reference], new Date());
  });
  const priced = await shop.untilEach(pages, (_, html) => html.includes('43,21'));
  within(state, 'a new price is on the page of every store', priced, LIMIT_MS);

  const { status } = await buy(shop, piece.itemId, urls);
  const sold = await shop.untilEach(pages, (_, html) => html.includes('schema.org/SoldOut'));
  within(state, `a piece that was sold (order ${status}) is sold on the page of every store`, sold, LIMIT_MS);

  await shop.publishPage('En plusieurs processus');
  const article = shop.storeUrls.map((store) => `${store}/pages/proof`);
  const published = await shop.untilEach(article, (_, html) => html.includes('En plusieurs processus'));
  within(state, 'a page that is published is in every store', published, LIMIT_MS);
  await unpublishPage(shop.sources, { name: 'proof', authorId: 'proof' }, 'fr');
  const gone = await shop.untilEach(article, (answer) => answer === 404);
  within(state, 'a page that is unpublished is gone from every store', gone, LIMIT_MS);

  const { paid } = await settled(shop);
  const confirmations = () =>
    shop.mailServer.taken.filter(({ source }) => /^Subject: .*commande/im.test(source)).length;
  for (const began = Date.now(); confirmations() < paid && Date.now() - began < MAILED_MS; await sleep(100));
  await sleep(LIMIT_MS);
  state(
    'though both apis send emails, each order is confirmed once',
    confirmations() === paid,
    `${confirmations()} confirmations of ${paid} orders`,
  );
}
