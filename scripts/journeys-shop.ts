import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './preflight.ts';
import { main, root } from './root.ts';
import { fillDemoCatalogue, marketplace, startShop } from './shop.ts';

/** A feed with photographs beside the checkout, where there is one: the journeys then buy a real piece too. */
const REAL_FEED = path.resolve(root, '../shared/catalogue/feed.csv');

/** The shop that the browser journeys walk through: production build, fresh data, demo catalogue and the real feed. */
await main(async () => {
  const port = Number(process.env['JOURNEYS_PORT']);
  const dataDir = path.join(root, '.cache', 'journeys');
  rmSync(dataDir, { recursive: true, force: true });

  fillDemoCatalogue(dataDir);
  if (existsSync(REAL_FEED)) marketplace(['catalogue', 'import', REAL_FEED], { DATA_DIR: dataDir });
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir,
    env: { DEV_MAIL: '1', LOG_LEVEL: 'error' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shop.stop().then(() => process.exit(0)));
});
