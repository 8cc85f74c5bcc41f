import type { Services } from '../../context.ts';
import type { EventHandler } from '../outbox/relay.ts';
import { COMPOSERS } from './compose.ts';
import { markSent, storeMail } from './repository.ts';
import type { Send } from './smtp.ts';

/** Writes the mail of an event once, and sends it until a server has taken it. */
export const deliverMail =
  (services: Pick<Services, 'db' | 'config' | 'clock' | 'random'>, send: Send | null): EventHandler =>
  async ({ id: outboxId, topic, payload }) => {
    const template = topic.slice('mail.'.length);
    const compose = COMPOSERS[template];
    if (!compose) throw new Error(`No mail is called ${template}`);
    const { db, clock, random } = services;
    const mail = await storeMail(db, {
      ...(await compose(services, payload)),
      id: random.uuid(),
      outboxId,
      template,
      createdAt: clock.now(),
    });
    if (!send || mail.sentAt) return;
    await send(mail);
    await markSent(db, mail.id, clock.now());
  };
