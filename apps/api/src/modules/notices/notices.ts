import type { ApiModule } from '../../module.ts';
import { createNotice } from './create-notice.ts';
import { purgeNotices } from './purge-notices.ts';

const DAY_SECONDS = 86_400;

/** What people tell of pieces that they think are illegal or unsafe. */
export const notices: ApiModule = {
  resolvers: { Mutation: { createNotice } },
  routes: (app, services) => {
    app.jobs.schedule('notices.purge', DAY_SECONDS, () => purgeNotices(services));
  },
};
