import path from 'node:path';
import { build } from './build.ts';
import { checkDatabase, checkFolder, checkPort, checkVariables, freePort } from './preflight.ts';
import { isLoopbackUrl } from '../packages/contract/src/network/loopback.ts';
import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { mayHaveCustomers } from '../apps/api/src/required-services.ts';
import { main, root } from './root.ts';
import { fillDemoCatalogue, startShop } from './shop.ts';

await main(async () => {
  const port = await checkPort(process.env['PORT'] || undefined);
  const config = checkVariables(process.env);
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || 'data');
  checkFolder(dataDir);
  if (config.DATABASE_URL) await checkDatabase(config.DATABASE_URL);
  const apiPort = process.env['API_PORT'] ? config.API_PORT : await freePort(port + 1);

  build();
  if (process.env['DEMO_CATALOGUE'] !== '0') fillDemoCatalogue(dataDir);

  // Without configuration the shop is a demonstration: it shows its emails instead of sending them.
  const demonstration = !config.SMTP_URL && !mayHaveCustomers(config) && isLoopbackUrl(config.PUBLIC_URL);
  console.log('Opening the shop…');
  const shop = await startShop({
    port,
    apiPort,
    dataDir,
    env: {
      DEV_MAIL: process.env['DEV_MAIL'] ?? (demonstration ? '1' : '0'),
    },
  });

  console.log(`
  ${BRAND_NAME} is open       ${shop.url}
  ${demonstration ? `Mailbox              ${shop.url}/dev/mail\n  ` : ''}Component library    npm run storybook
  Stop                 Ctrl-C
`);

  shop.restart();
  const stop = () => void shop.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  // The parent process has ended, for whatever reason.
  process.once('disconnect', stop);
});
