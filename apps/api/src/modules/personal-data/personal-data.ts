import type { ApiModule } from '../../module.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { closeInactiveAccounts } from './inactive-accounts.ts';
import { purgeVisitorEmails } from './visitor-emails.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Export and erasure of personal data (GDPR), and its retention. */
export const personalData: ApiModule = {
  resolvers: { Mutation: { exportPersonalData, erasePersonalData } },
  routes: (app, services) => {
    app.jobs.schedule('personal-data.forget', HOUR_SECONDS, () => purgeVisitorEmails(services));
    app.jobs.schedule('personal-data.inactive', DAY_SECONDS, () => closeInactiveAccounts(services));
  },
};
