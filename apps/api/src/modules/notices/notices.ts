import type { ApiModule } from '../../module.ts';
import { createNotice } from './create-notice.ts';
import { purgeNotices } from './purge-notices.ts';

const DAY_SECONDS = 86_400;

/** Reports of products that somebody thinks are illegal or unsafe. */
export const notices: ApiModule = {
  resolvers: { Mutation: { createNotice } },
  routes: (app, services) => {
    app.jobs.schedule('notices.purge', DAY_SECONDS, () => purgeNotices(services));
  },
};
