import { sql } from 'drizzle-orm';
import type { ApiModule } from '../../module.ts';

/** Alive as long as it answers; ready when the database does. */
export const health: ApiModule = {
  routes: (app, { db }) => {
    app.get('/healthz', () => ({ status: 'ok' }));
    app.get('/readyz', async () => {
      await db.execute(sql`select 1`);
      return { status: 'ready' };
    });
  },
};
