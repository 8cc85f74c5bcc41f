import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import type { MailRow } from './repository.ts';

const TIMEOUT_MS = 10_000;

export type Send = (mail: MailRow) => Promise<void>;

/** Null where no mail server is named: mails then stay in their table. */
export function smtpSender({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): Send | null {
  if (!SMTP_URL) return null;
  const { hostname } = new URL(PUBLIC_URL);
  const transport = nodemailer.createTransport(SMTP_URL, {
    from: MAIL_FROM ?? `Patine <bonjour@${hostname}>`,
  });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async ({ id, recipient, subject, html, text }) => {
    await transport.sendMail({
      to: recipient,
      subject,
      html,
      text,
      // The same each time it is tried: a server may recognise the second one.
      messageId: `<${id}@${hostname}>`,
    });
  };
}
