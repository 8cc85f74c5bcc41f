import type { ApiModule } from '../../module.ts';
import { createNotice } from './create-notice.ts';
import { purgeNotices } from './purge-notices.ts';

/** Reports of products that somebody thinks are illegal or unsafe. */
export const notices: ApiModule = {
  resolvers: { Mutation: { createNotice } },
  routes: (app, services) => {
    app.jobs.schedule('notices.purge', () => purgeNotices(services));
  },
};
