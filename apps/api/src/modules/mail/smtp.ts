import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import { operator } from '../../operator.ts';
import type { MailRow } from './repository.ts';

const TIMEOUT_MS = 10_000;

/** A paper that goes with a mail. */
export type Attachment = { filename: string; content: Buffer };
export type Send = (mail: MailRow, enclosures: readonly Attachment[]) => Promise<void>;

/** Null where no mail server is named: mails then stay in their table. */
export function smtpSender({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Send | null {
  if (!SMTP_URL) return null;
  const { hostname } = new URL(PUBLIC_URL);
  const transport = nodemailer.createTransport(SMTP_URL, {
    from: MAIL_FROM ?? `${operator.tradeName} <bonjour@${hostname}>`,
  });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ id, recipient, subject, html, text, unsubscribeUrl }, enclosures) => {
    await transport.sendMail({
      to: recipient,
      subject,
      html,
      text,
      attachments: [...enclosures],
      // The same each time it is tried: a server may recognise the second one.
      messageId: `<${id}@${hostname}>`,
      // RFC 8058: a mail program may end these mails by itself.
      ...(unsubscribeUrl
        ? {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
    });
  };
}
