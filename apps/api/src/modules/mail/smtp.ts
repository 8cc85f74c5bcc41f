import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import { operator } from '../../operator.ts';
import type { MailRow } from './repository.ts';

const TIMEOUT_MS = 10_000;

export type Attachment = { filename: string; content: Buffer };
export type Send = (mail: MailRow, enclosures: readonly Attachment[]) => Promise<void>;

/** Creates the SMTP sender; null without SMTP_URL, when emails are only stored. */
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
      // The same for every retry, so that a server can detect duplicates.
      messageId: `<${id}@${hostname}>`,
      // RFC 8058 one-click unsubscribe, which mail clients can call directly.
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
