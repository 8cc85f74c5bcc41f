import type { ApiModule } from '../../module.ts';
import { deliverMail } from './deliver.ts';
import { devMail } from './dev-mail.ts';
import { smtpSender } from './smtp.ts';

/** What the shop writes to people: composed from the outbox, kept, sent by a mail server or shown at /dev/mail. */
export const mail: ApiModule = {
  routes: (app, services) => {
    const send = smtpSender(services.config);
    // Without a way out nobody takes mails from the outbox: they are composed, with fresh links, when there is one.
    if (send || services.config.DEV_MAIL) app.outbox.handle('mail.*', deliverMail(services, send));
    if (services.config.DEV_MAIL) devMail(app, services);
  },
};
