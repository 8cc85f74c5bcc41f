import type { ApiModule } from '../../module.ts';
import { pingDatabase } from './repository.ts';
import { writableFolder } from './writable-folder.ts';

/** `/healthz`: the process responds. `/readyz`: the database responds and DATA_DIR is writable. */
export const health: ApiModule = {
  routes: (app, { db, config }) => {
    const isWritable = writableFolder(config.DATA_DIR);
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      await pingDatabase(db);
      if (await isWritable()) return { status: 'ready' };
      return reply.code(503).send({ status: 'DATA_DIR cannot be written' });
    });
  },
};
