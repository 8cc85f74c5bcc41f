import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './preflight.ts';
import { Stop, bin, main, root } from './root.ts';
import { startShop } from './shop.ts';

/** A feed with photographs beside the checkout, where there is one: the journeys then buy a real piece too. */
const REAL_FEED = path.resolve(root, '../shared/catalogue/feed.csv');

/** The shop that the browser journeys walk through: production build, fresh data, demo catalogue and the real feed. */
await main(async () => {
  const port = Number(process.env['JOURNEYS_PORT']);
  const dataDir = path.join(root, '.cache', 'journeys');
  rmSync(dataDir, { recursive: true, force: true });

  if (existsSync(REAL_FEED)) {
    const result = spawnSync(
      bin('node'),
      ['apps/api/src/cli/marketplace.ts', 'catalogue', 'import', REAL_FEED],
      { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
    );
    if (result.status !== 0)
      throw new Stop(`The real feed was not imported:\n${result.stdout}${result.stderr}`);
  }
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir,
    env: { DEMO_CATALOGUE: existsSync(REAL_FEED) ? '0' : '1', DEV_MAIL: '1', LOG_LEVEL: 'error' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void shop.stop().then(() => process.exit(0)));
});
