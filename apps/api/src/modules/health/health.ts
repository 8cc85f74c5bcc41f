import type { ApiModule } from '../../module.ts';
import { pingDatabase } from './repository.ts';
import { writableFolder } from './writable-folder.ts';

/**
 * `/healthz`: the process responds. `/readyz`: the database responds and DATA_DIR is writable; it tells whether Redis is
 * there, without which the api is ready too.
 */
export const health: ApiModule = {
  routes: (app, { db, config }) => {
    const isWritable = writableFolder(config.DATA_DIR);
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      await pingDatabase(db);
      const redis = app.redis ? { redis: app.redis.isUp() ? 'up' : 'away' } : {};
      if (await isWritable()) return { status: 'ready', ...redis };
      return reply.code(503).send({ status: 'DATA_DIR cannot be written', ...redis });
    });
  },
};
