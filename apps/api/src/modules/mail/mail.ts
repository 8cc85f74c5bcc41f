import type { ApiModule } from '../../module.ts';
import { deliverMail } from './deliver.ts';
import { devMail } from './dev-mail.ts';
import { mailMetrics } from './mail-metrics.ts';
import { smtpSender } from './smtp.ts';

/** Composes emails from outbox events, stores them, and sends them by SMTP or shows them at /dev/mail. */
export const mail: ApiModule = {
  routes: (app, services) => {
    mailMetrics(app, services);
    const send = smtpSender(services.config);
    // Without SMTP or /dev/mail, the events stay in the outbox and are composed, with fresh links, once there is one.
    if (send || services.config.DEV_MAIL) app.outbox.handle('mail.*', deliverMail(services, send));
    if (services.config.DEV_MAIL) devMail(app, services);
  },
};
