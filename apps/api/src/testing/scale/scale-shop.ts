import { startRedis } from '../../../../../testing/redis-server.ts';
import { startBalancer } from '../balancer.ts';
import { startFake } from '../fakes/start.ts';
import { startMailServer } from '../mail-server.ts';
import { startSharedShop, type SharedShopOptions } from '../stress/shared-shop.ts';

export type ScaleShopOptions = Omit<SharedShopOptions, 'env'> & { seed: number };

/**
 * Starts a shop of two apis and three stores on one PostgreSQL and one Redis, behind a load balancer, with a payment
 * gateway and a mail server that keep their own state.
 */
export async function startScaleShop({ seed, ...options }: ScaleShopOptions) {
  const redis = await startRedis();
  const gateway = await startFake('stripe', { seed });
  const mailServer = await startMailServer();
  const shop = await startSharedShop({
    ...options,
    env: { REDIS_URL: redis.url, SMTP_URL: mailServer.url, ...gateway.settings },
  });
  await gateway.sendNewsTo(`${shop.apiUrl}/webhooks/stripe`);
  const proxy = await startBalancer(shop.stores.map(({ port }) => port));
  return {
    ...shop,
    server: options.server,
    database: options.database,
    dataDir: options.dataDir,
    redis,
    gateway,
    mailServer,
    /** The load balancer before the stores: the address that visitors know. */
    proxy,
    stop: async () => {
      proxy.stop();
      await shop.stop();
      await gateway.stop();
      mailServer.close();
      await redis.stop();
    },
  };
}

export type ScaleShop = Awaited<ReturnType<typeof startScaleShop>>;
