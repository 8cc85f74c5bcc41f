import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { realSellers } from '../apps/store/e2e/real-sellers.ts';
import { freePort } from './preflight.ts';
import { main, root } from './root.ts';
import { fillDemoCatalogue, marketplace, startShop } from './shop.ts';

/** A feed with photographs beside the checkout, where there is one: the journeys then buy a real piece too. */
const REAL_FEED = path.resolve(root, '../shared/catalogue/feed.csv');

/**
 * The shops that the browser journeys walk through, one for each that walks, on ports one after the other: production
 * build, fresh data, demo catalogue and the real feed. The first one opens last.
 */
await main(async () => {
  const ports = (process.env['JOURNEYS_PORTS'] ?? '').split(',').map(Number);
  const folders = ports.map((_, place) => path.join(root, '.cache', `journeys-${place}`));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });

  const [filled = '', ...copies] = folders;
  fillDemoCatalogue(filled);
  // The feed names sellers; who they are by law comes from the operator, before their pieces may be offered.
  const sellers = path.join(filled, 'sellers.json');
  writeFileSync(sellers, JSON.stringify(realSellers()));
  marketplace(['sellers', 'import', sellers], { DATA_DIR: filled });
  if (existsSync(REAL_FEED)) marketplace(['catalogue', 'import', REAL_FEED], { DATA_DIR: filled });
  for (const folder of copies) cpSync(filled, folder, { recursive: true });

  const shops: Awaited<ReturnType<typeof startShop>>[] = [];
  for (const [place, port] of [...ports.entries()].toReversed()) {
    const dataDir = folders[place] ?? '';
    const shop = await startShop({
      port,
      apiPort: await freePort(port + 1000),
      dataDir,
      env: { DEV_MAIL: '1', LOG_LEVEL: 'error', ALERT_SECONDS: '2' },
    });
    // For a second store before the same api, set up in another way.
    writeFileSync(path.join(dataDir, 'api-url'), shop.apiUrl);
    shops.push(shop);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(
      signal,
      () => void Promise.all(shops.map((shop) => shop.stop())).then(() => process.exit(0)),
    );
});
