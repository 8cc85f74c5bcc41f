import type { ApiModule } from '../../module.ts';
import { pingDatabase } from './repository.ts';
import { writableFolder } from './writable-folder.ts';

const upOrAway = (isUp: boolean) => (isUp ? 'up' : 'away');

/**
 * `/healthz`: the process responds. `/readyz`: the database responds and DATA_DIR is writable; it tells whether Redis,
 * the bucket of pictures and the database's replica are there, without which the api is ready too.
 */
export const health: ApiModule = {
  routes: (app, { client, db, config, storage }) => {
    const isWritable = writableFolder(config.DATA_DIR);
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      await pingDatabase(db);
      const others = {
        ...(app.redis ? { redis: upOrAway(app.redis.isUp()) } : {}),
        ...(config.S3_BUCKET === undefined ? {} : { pictures: upOrAway(storage.isUp()) }),
        ...(client.replica ? { replica: upOrAway(client.replica.problem() === null) } : {}),
      };
      if (await isWritable()) return { status: 'ready', ...others };
      return reply.code(503).send({ status: 'DATA_DIR cannot be written', ...others });
    });
  },
};
