import { parseLocale, showsEnglish } from '@patine/core';
import { z } from 'zod';
import { hashToken } from '../../plugins/session.ts';
import { type AlertWithDrop, findAlert } from '../drop-alerts/index.ts';
import type { ComposedMail, Compose, ComposeContext } from './compose-context.ts';
import { type DropAlertEmailKind, dropAlertEmail } from './emails/drop-alert-email.ts';

const post = (
  { config }: ComposeContext,
  kind: DropAlertEmailKind,
  alert: AlertWithDrop,
  token: string,
): ComposedMail => {
  const { emailAddress, dropSlug: slug, nameFr, nameEn, launchAt, endAt, confirmUntil } = alert;
  const locale = parseLocale(alert.locale);
  const drop = { slug, name: showsEnglish(locale) ? nameEn : nameFr, launchAt, endAt };
  const email = dropAlertEmail({ kind, locale, publicUrl: config.PUBLIC_URL, drop, token, confirmUntil });
  return { ...email, recipient: emailAddress, locale };
};

/** Returns null when a newer link has replaced this one. */
const confirm: Compose = async (context, payload) => {
  const { alertId, token } = z.object({ alertId: z.string(), token: z.string() }).parse(payload);
  const alert = await findAlert(context.db, alertId);
  if (!alert || alert.confirmHash !== hashToken(token)) return null;
  return post(context, 'confirm', alert, token);
};

/** Returns null when the alert was stopped, or the drop has ended while the email waited. */
const open: Compose = async (context, payload) => {
  const { alertId } = z.object({ alertId: z.string() }).parse(payload);
  const alert = await findAlert(context.db, alertId);
  if (!alert || (alert.endAt && alert.endAt <= context.clock.now())) return null;
  return post(context, 'open', alert, alert.stopToken);
};

/** Emails about drops, by the outbox topic without its `mail.` prefix. */
export const DROP_ALERT_COMPOSERS = {
  'drop-alert-confirm': confirm,
  'drop-alert-open': open,
} satisfies Record<string, Compose>;
