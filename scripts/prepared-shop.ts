import { sharePictures } from './journeys-folders.ts';
import { freePort } from './preflight.ts';
import { Stop, main } from './root.ts';
import { startShop } from './shop.ts';

/** No shop of the journeys uses ports from here on. */
const FIRST_PORT = 5400;

/** Opens a shop, as it is built, on a data folder that a journey has prepared; prints its URL. */
await main(async () => {
  const [dataDir] = process.argv.slice(2);
  if (!dataDir) throw new Stop('Name the data folder.');
  sharePictures([dataDir]);
  const port = await freePort(FIRST_PORT);
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir,
    env: { LOG_LEVEL: 'error', PUBLIC_URL: `http://localhost:${port}` },
  });
  console.log(shop.url);
  process.once('SIGTERM', () => void shop.stop().then(() => process.exit(0)));
});
