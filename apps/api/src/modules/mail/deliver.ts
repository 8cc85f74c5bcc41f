import { EMAIL_CHANGE_HOURS, PASSWORD_RESET_MINUTES, parseLocale, HOUR_MS, MINUTE_MS } from '@patine/core';
import type { Services } from '../../context.ts';
import { messagesIn } from '../../messages/translate.ts';
import { isErasedAddress } from '../personal-data/erased-address.ts';
import type { EventHandler } from '../outbox/relay.ts';
import { COMPOSERS } from './compose.ts';
import { type MailRow, markSent, storeMail } from './repository.ts';
import type { Attachment, Send } from './smtp.ts';
import { termsAttachment } from './terms-attachment.ts';

/** What goes with a mail, made of what is kept: the same each time it is tried. */
async function enclosuresOf(services: Pick<Services, 'db' | 'config'>, mail: MailRow): Promise<Attachment[]> {
  if (mail.termsVersion === null) return [];
  const locale = parseLocale(mail.locale);
  const content = await termsAttachment(services, locale, mail.termsVersion);
  return [{ filename: messagesIn(locale)('terms.file'), content }];
}

/** A link that is asked for again in the meantime: past its life, nobody waits for it any more. */
const LINK_LIFE_MS: Readonly<Record<string, number>> = {
  'password-reset': PASSWORD_RESET_MINUTES * MINUTE_MS,
  'email-change': EMAIL_CHANGE_HOURS * HOUR_MS,
};

/** Writes the mail of an event once, and sends it until a server has taken it. */
export const deliverMail =
  (services: Pick<Services, 'db' | 'config' | 'clock' | 'random'>, send: Send | null): EventHandler =>
  async ({ id: outboxId, topic, payload, createdAt }) => {
    const template = topic.slice('mail.'.length);
    const compose = COMPOSERS[template];
    if (!compose) throw new Error(`No mail is called ${template}`);
    const { db, clock, random } = services;
    if (clock.now().getTime() - createdAt.getTime() > (LINK_LIFE_MS[template] ?? Infinity)) return;
    const letter = await compose(services, payload);
    if (!letter || isErasedAddress(letter.recipient)) return;
    const mail = await storeMail(db, {
      ...letter,
      id: random.uuid(),
      outboxId,
      template,
      createdAt: clock.now(),
    });
    if (!send || mail.sentAt) return;
    await send(mail, await enclosuresOf(services, mail));
    await markSent(db, mail.id, clock.now());
  };
