import type { ApiModule } from '../../module.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { closeInactiveAccounts } from './inactive-accounts.ts';
import { purgeVisitorEmails } from './visitor-emails.ts';

/** Export and erasure of personal data (GDPR), and its retention. */
export const personalData: ApiModule = {
  resolvers: { Mutation: { exportPersonalData, erasePersonalData } },
  routes: (app, services) => {
    app.jobs.schedule('personal-data.forget', () => purgeVisitorEmails(services));
    app.jobs.schedule('personal-data.inactive', () => closeInactiveAccounts(services));
  },
};
