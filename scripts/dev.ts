import { spawn } from 'node:child_process';
import path from 'node:path';
import { BRAND_NAME } from '../packages/brand/src/index.ts';
import { build } from './build.ts';
import { checkFolder, checkPort, freePort } from './preflight.ts';
import { bin, main, root } from './root.ts';
import { fillDemoCatalogue } from './shop.ts';

/**
 * Starts both processes with hot reload: the api restarts when one of its files changes, Vite serves the store's
 * modules.
 */
await main(async () => {
  const port = await checkPort(process.env['PORT'] || undefined);
  const apiPort = process.env['API_PORT'] ? Number(process.env['API_PORT']) : await freePort(port + 1);
  const dataDir = path.resolve(root, process.env['DATA_DIR'] || 'data');
  checkFolder(dataDir);
  build(['contract']);
  if (process.env['DEMO_CATALOGUE'] !== '0') fillDemoCatalogue(dataDir);

  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    DEV_MAIL: '1',
    PAYMENT: 'sandbox',
    OPEN_GRAPHQL: '1',
    DEV: '1',
  };
  const watch = (entry: string, how = '--watch') =>
    spawn(bin('node'), ['--disable-warning=ExperimentalWarning', how, '--watch-preserve-output', entry], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
  const children = [
    watch('apps/api/src/server.ts'),
    watch('apps/store/server/main.ts', '--watch-path=apps/store/server'),
  ];
  console.log(
    `\n  ${BRAND_NAME}, with hot reload   http://localhost:${port}\n  Mailbox                   http://localhost:${port}/dev/mail\n`,
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      for (const child of children) child.kill('SIGTERM');
      process.exit(0);
    });
});
