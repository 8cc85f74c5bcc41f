import type { ApiModule } from '../../module.ts';
import { deliverMail } from './deliver.ts';
import { devMail } from './dev-mail.ts';
import { smtpSender } from './smtp.ts';

/** What the shop writes to people: composed from the outbox, kept, sent where a mail server is named. */
export const mail: ApiModule = {
  routes: (app, services) => {
    app.outbox.handle('mail.*', deliverMail(services, smtpSender(services.config)));
    if (services.config.DEV_MAIL) devMail(app, services);
  },
};
