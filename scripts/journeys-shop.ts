import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realSellers } from '../apps/store/e2e/real-sellers.ts';
import { DEMO_FOLDER, sharePictures } from './journeys-folders.ts';
import { freePort } from './preflight.ts';
import { main, root } from './root.ts';
import { fillDemoCatalogue, marketplace, startShop } from './shop.ts';

/** A feed with photographs outside the checkout, if there is one: the journeys then also buy one of its items. */
const REAL_FEED = path.resolve(root, '../shared/catalogue/feed.csv');

/**
 * Starts the shops for the browser journeys, one for each worker: production build, new data, demo catalogue and the
 * real feed. Says when all are ready.
 */
await main(async () => {
  const ports = (process.env['JOURNEYS_PORTS'] ?? '').split(',').map(Number);
  const folders = ports.map((_, place) => path.join(root, '.cache', `journeys-${place}`));
  for (const folder of [DEMO_FOLDER, ...folders]) rmSync(folder, { recursive: true, force: true });

  const [filled = '', ...copies] = folders;
  fillDemoCatalogue(DEMO_FOLDER);
  cpSync(DEMO_FOLDER, filled, { recursive: true });
  // Comes first: products of a seller without an identity are not for sale.
  const sellers = path.join(filled, 'sellers.json');
  writeFileSync(sellers, JSON.stringify(realSellers()));
  marketplace(['sellers', 'import', sellers], { DATA_DIR: filled });
  if (existsSync(REAL_FEED)) marketplace(['catalogue', 'import', REAL_FEED], { DATA_DIR: filled });
  for (const folder of copies) cpSync(filled, folder, { recursive: true });
  sharePictures(folders);

  const apiPorts: number[] = [];
  for (const port of ports) apiPorts.push(await freePort(Math.max(port + 1000, (apiPorts.at(-1) ?? 0) + 1)));
  const shops = await Promise.all(
    ports.map(async (port, place) => {
      const dataDir = folders[place] ?? '';
      const shop = await startShop({
        port,
        apiPort: apiPorts[place] ?? 0,
        dataDir,
        env: { DEV_MAIL: '1', LOG_LEVEL: 'error', ALERT_SECONDS: '2' },
      });
      // For journeys that start a second store with other settings on the same api.
      writeFileSync(path.join(dataDir, 'api-url'), shop.apiUrl);
      return shop;
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () => void Promise.all(shops.map((shop) => shop.stop())).then(() => process.exit(0)),
    );
  console.log('The shops are ready.');
});
