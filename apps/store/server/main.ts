import { shutDown } from '@patine/contract/http/graceful-shutdown';
import { listenWhileStarting } from '@patine/contract/http/starting-server';
import { localeOf } from '@patine/core';
import { loadTelemetry } from '@patine/telemetry/open-telemetry/load';
import { createApp, type AppOptions } from './app.ts';
import { readAssets } from './assets.ts';
import { readConfig, type Config } from './config.ts';
import { failurePage } from './failure-page.ts';
import type { OfflineRenderer } from './offline-page.ts';
import type { Renderer } from './render.ts';

const clientFolder = new URL('../dist/client/', import.meta.url);
const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url);

async function built(): Promise<Omit<AppOptions, 'config'>> {
  const { render, renderOffline } = (await import(serverEntry.href)) as {
    render: Renderer;
    renderOffline: OfflineRenderer;
  };
  return {
    renderer: async () => render,
    offlineRenderer: async () => renderOffline,
    assets: await readAssets(clientFolder),
    clientFolder,
  };
}

/** Stops this process; before the server listens, there is nothing to finish. */
let stop = (): void => process.exit(0);

async function start(config: Config) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());
  // The parent process has ended.
  process.once('disconnect', () => stop());

  const telemetry = await loadTelemetry({
    variables: process.env,
    service: 'store',
    ownOrigins: [config.API_URL],
  });
  const address = { port: config.PORT, host: config.HOST };
  const givePortBack = await listenWhileStarting(address, ({ url }) => ({
    type: 'text/html; charset=utf-8',
    body: failurePage(503, localeOf(url ?? '/')),
  }));
  const develop = config.DEV ? await (await import('./develop.ts')).develop() : null;
  const app = await createApp({ config, telemetry, ...(develop?.options ?? (await built())) });
  develop?.attach(app);
  stop = () => {
    stop = () => undefined;
    shutDown(app.server, () => app.close(), { drainMs: config.DRAIN_SECONDS * 1_000 })
      .then(() => telemetry?.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  await app.ready();
  await givePortBack();
  await app.listen(address);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`The store did not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
