import cluster from 'node:cluster';
import { shutDown } from '@patine/contract/http/graceful-shutdown';
import { listenWhileStarting } from '@patine/contract/http/starting-server';
import { localeOf } from '@patine/core';
import { loadTelemetry } from '@patine/telemetry/open-telemetry/load';
import { listen } from './accept-queues.ts';
import type { AppOptions } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { failurePage } from './failure-page.ts';
import type { OfflineRenderer } from './offline-page.ts';
import type { Renderer } from './render.ts';
import { linkToPrimary } from './workers/primary-link.ts';
import { runWorkers } from './workers/run-workers.ts';

const clientFolder = new URL('../dist/client/', import.meta.url);
const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url);

async function built(): Promise<Omit<AppOptions, 'config'>> {
  const { readAssets } = await import('./assets.ts');
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

/** Answers 503 at the store's port while it starts. Returns a function that releases the port. */
const holdPort = ({ PORT, HOST }: Config) =>
  listenWhileStarting({ port: PORT, host: HOST }, ({ url }) => ({
    type: 'text/html; charset=utf-8',
    body: failurePage(503, localeOf(url ?? '/')),
  }));

/** Stops this process; before the server listens, there is nothing to finish. */
let stop = (): void => process.exit(0);

async function start(config: Config) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop());
  // The parent process has ended.
  process.once('disconnect', () => stop());

  const primary = linkToPrimary();
  const telemetry = await loadTelemetry({
    variables: process.env,
    service: 'store',
    ownOrigins: [config.API_URL],
  });
  const takePort = primary ? primary.takePort : await holdPort(config);
  const develop = config.DEV ? await (await import('./develop.ts')).develop() : null;
  // Imported lazily: the primary process of several workers needs none of it.
  const { createApp } = await import('./app.ts');
  const app = await createApp({ config, telemetry, primary, ...(develop?.options ?? (await built())) });
  develop?.attach(app);
  let close = (): Promise<unknown> => app.close();
  stop = () => {
    stop = () => undefined;
    shutDown(app.server, () => close(), { drainMs: config.DRAIN_SECONDS * 1_000 })
      .then(() => telemetry?.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  await app.ready();
  await takePort();
  close = await listen(app, { port: config.PORT, host: config.HOST });
}

try {
  const config = readConfig(process.env);
  if (config.WEB_CONCURRENCY > 1 && !config.DEV && cluster.isPrimary)
    runWorkers({ count: config.WEB_CONCURRENCY, releasePort: await holdPort(config), now: Date.now });
  else await start(config);
} catch (error) {
  process.stderr.write(`The store did not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
