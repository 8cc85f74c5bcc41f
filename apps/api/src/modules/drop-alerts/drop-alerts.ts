import type { ApiModule } from '../../module.ts';
import { confirmDropAlert, dropAlert, stopDropAlert } from './by-link.ts';
import { purgeAlerts } from './purge-alerts.ts';
import { requestDropAlert } from './request-alert.ts';
import { sendDueAlerts } from './send-alerts.ts';

/** One email when a drop opens, for whoever asked and confirmed the address. */
export const dropAlerts: ApiModule = {
  resolvers: {
    Query: { dropAlert },
    Mutation: { requestDropAlert, confirmDropAlert, stopDropAlert },
  },
  routes: (app, services) => {
    app.jobs.schedule('drop-alerts-send', () => sendDueAlerts(services));
    app.jobs.schedule('drop-alerts-forget', () => purgeAlerts(services));
  },
};
