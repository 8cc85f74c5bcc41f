import type { FastifyInstance } from 'fastify';
import type { RenderLimit, ShareCounts } from './render-limit.ts';

const EXCHANGE_MS = 250;

export type SharedCounts = { isUp: () => boolean; share: ShareCounts };

/** Shares the counts of the render limit with other processes. While they cannot be reached, each counts for itself. */
export function shareRenders(app: FastifyInstance, limit: RenderLimit, { isUp, share }: SharedCounts) {
  let exchanging: Promise<void> | null = null;
  const exchange = async () => {
    await limit
      .exchange(share)
      // The connection has logged why.
      .catch(() => undefined);
    exchanging = null;
  };
  const timer = setInterval(() => {
    if (isUp()) exchanging ??= exchange();
  }, EXCHANGE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await exchanging;
  });
}
