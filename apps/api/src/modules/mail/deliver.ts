import {
  DAY_MS,
  EDITOR_INVITATION_DAYS,
  EDITOR_SIGN_IN_MINUTES,
  EMAIL_CHANGE_HOURS,
  HOUR_MS,
  MINUTE_MS,
  PASSWORD_RESET_MINUTES,
  parseLocale,
} from '@patine/core';
import type { Services } from '../../context.ts';
import { messagesIn } from '../../messages/translate.ts';
import { isErasedAddress } from '../personal-data/index.ts';
import type { EventHandler } from '../outbox/index.ts';
import { COMPOSERS } from './compose.ts';
import { type MailRow, markSent, storeMail } from './repository.ts';
import type { Attachment, Send } from './smtp.ts';
import { termsAttachment } from './terms-attachment.ts';

/** Creates the attachments from stored data, so that every retry sends the same ones. */
async function enclosuresOf(services: Pick<Services, 'db' | 'config'>, mail: MailRow): Promise<Attachment[]> {
  if (mail.termsVersion === null) return [];
  const locale = parseLocale(mail.locale);
  const content = await termsAttachment(services, locale, mail.termsVersion);
  return [{ filename: messagesIn(locale)('terms.file'), content }];
}

/** Lifetime of emailed links in ms. An email delayed for longer is dropped; the customer can request a new link. */
const LINK_LIFE_MS: Readonly<Record<string, number>> = {
  'password-reset': PASSWORD_RESET_MINUTES * MINUTE_MS,
  'email-change': EMAIL_CHANGE_HOURS * HOUR_MS,
  'editor-sign-in': EDITOR_SIGN_IN_MINUTES * MINUTE_MS,
  'editor-invitation': EDITOR_INVITATION_DAYS * DAY_MS,
};

/** Stores the email of an event once, and sends it. The outbox retries until the mail server has accepted it. */
export const deliverMail =
  (services: Pick<Services, 'db' | 'config' | 'clock' | 'random'>, send: Send | null): EventHandler =>
  async ({ id: outboxId, topic, payload, createdAt }) => {
    const template = topic.slice('mail.'.length);
    const compose = COMPOSERS[template];
    if (!compose) throw new Error(`No email template ${template}`);
    const { db, clock, random } = services;
    if (clock.now().getTime() - createdAt.getTime() > (LINK_LIFE_MS[template] ?? Infinity)) return;
    const email = await compose(services, payload);
    if (!email || isErasedAddress(email.recipient)) return;
    const mail = await storeMail(db, {
      ...email,
      id: random.uuid(),
      outboxId,
      template,
      createdAt: clock.now(),
    });
    if (!send || mail.sentAt) return;
    await send(mail, await enclosuresOf(services, mail));
    await markSent(db, mail.id, clock.now());
  };
