import { setTimeout as sleep } from 'node:timers/promises';
import { productSlug } from '@patine/core';
import { connect } from '../../db/client.ts';
import { publishVersion, saveDraft } from '../../modules/content/drafts.ts';
import { samplePage } from '../../modules/content/sample-folder.ts';
import { lockItemsOfProduct, withdrawItem } from '../../modules/inventory/index.ts';
import { productsChanged } from '../../modules/outbox/index.ts';
import { type RunningApi, startApi } from '../api-process.ts';
import { startBalancer } from '../balancer.ts';
import { insertProduct } from '../catalogue.ts';
import { freePort, type PostgresServer } from '../postgres.ts';
import { startStore } from '../store-process.ts';

const APIS = 2;
const STORES = 3;
const POLL_MS = 10;
const GIVE_UP_MS = 10_000;
/** Far from the references that the database gives. */
const FIRST_REFERENCE = 700_000;

export type SharedShopOptions = {
  server: PostgresServer;
  database: string;
  dataDir: string;
  /** Further variables of every process. */
  env: Record<string, string>;
};

/** True for a product page or a list that offers this piece. The page of a withdrawn piece stays, and says that it is gone. */
export const showsForSale = (slug: string) => (status: number, html: string) =>
  status === 200 &&
  html.includes(html.includes('data-slot="filter-row"') ? `href="/produit/${slug}"` : 'schema.org/InStock');

/** Starts two apis and three stores on one database, with what editors and sellers do to them. */
export async function startSharedShop({ server, database, dataDir, env }: SharedShopOptions) {
  const databaseUrl = server.url(database);
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const sources = { db: client.db, clock: { now: () => new Date() } };
  const apis: RunningApi[] = [];
  for (let index = 0; index < APIS; index += 1)
    apis.push(await startApi({ databaseUrl, dataDir, port: await freePort(), env }));
  const balancer = await startBalancer(apis.map(({ url }) => Number(new URL(url).port)));
  const stores = await Promise.all(
    Array.from({ length: STORES }, async () =>
      startStore(await freePort(), { API_URL: balancer.url, MAX_LOOP_DELAY_MS: '0', ...env }),
    ),
  );
  let lastReference = FIRST_REFERENCE;
  const storeUrls = stores.map(({ port }) => `http://127.0.0.1:${port}`);

  /** Milliseconds until a page is as expected at each of these addresses; infinite for one that never is. */
  const untilEach = (urls: readonly string[], isExpected: (status: number, html: string) => boolean) => {
    const began = performance.now();
    return Promise.all(
      urls.map(async (url) => {
        while (performance.now() - began < GIVE_UP_MS) {
          const response = await fetch(url);
          if (isExpected(response.status, await response.text())) return performance.now() - began;
          await sleep(POLL_MS);
        }
        return Infinity;
      }),
    );
  };

  return {
    databaseUrl,
    env,
    apis,
    /** The load balancer before the apis. */
    apiUrl: balancer.url,
    stores,
    storeUrls,
    client,
    db: client.db,
    sources,
    untilEach,
    /** Puts a piece on sale and returns its two addresses. */
    async addPiece() {
      const reference = (lastReference += 1);
      // A word of its own, by which a list finds it.
      const name = `Robe fleurie zq${reference}`;
      const slug = productSlug(name, reference);
      const { itemId, variantId } = await insertProduct(client.db, {
        reference,
        nameFr: name,
        slugFr: slug,
      });
      await productsChanged(client.db, [reference], new Date());
      return {
        reference,
        itemId,
        variantId,
        slug,
        paths: [`/produit/${slug}`, `/shop/?text=zq${reference}`],
      };
    },
    withdraw: (reference: number) =>
      client.db.transaction(async (tx) => {
        const [item] = await lockItemsOfProduct(tx, reference);
        await withdrawItem(tx, item!, new Date());
      }),
    /** Publishes a page with this title. */
    async publishPage(title: string) {
      const key = { kind: 'page', name: 'proof', locale: 'fr' } as const;
      const body = samplePage('/pages/proof', title, { type: 'title', title });
      const { version } = await saveDraft(sources, key, { body, authorId: 'proof' });
      await publishVersion(sources, key, { version, publisherId: 'proof' });
    },
    stop: async () => {
      await Promise.all(stores.map((store) => store.stop()));
      balancer.stop();
      await Promise.all(apis.map((api) => api.kill()));
      await client.close();
    },
  };
}

export type SharedShop = Awaited<ReturnType<typeof startSharedShop>>;
