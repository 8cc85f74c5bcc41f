import { parseLocale, showsEnglish } from '@patine/core';
import { z } from 'zod';
import { hashToken } from '../../plugins/session.ts';
import { findPieces, productsByReference } from '../catalogue/index.ts';
import { type AlertWithDrop, findAlert } from '../drop-alerts/index.ts';
import type { ComposedMail, Compose, ComposeContext } from './compose-context.ts';
import { type DropAlertEmailKind, dropAlertEmail } from './emails/drop-alert-email.ts';
import type { EmailedProduct } from './emails/product-list.ts';

const post = (
  { config }: ComposeContext,
  kind: DropAlertEmailKind,
  alert: AlertWithDrop,
  { token, products = [] }: { token: string; products?: readonly EmailedProduct[] },
): ComposedMail => {
  const { emailAddress, dropSlug: slug, nameFr, nameEn, launchAt, endAt, confirmUntil } = alert;
  const locale = parseLocale(alert.locale);
  const drop = { slug, name: showsEnglish(locale) ? nameEn : nameFr, launchAt, endAt };
  const email = dropAlertEmail({
    kind,
    locale,
    publicUrl: config.PUBLIC_URL,
    drop,
    products,
    token,
    confirmUntil,
  });
  return { ...email, recipient: emailAddress, locale };
};

/** Returns null when a newer link has replaced this one. */
const confirm: Compose = async (context, payload) => {
  const { alertId, token } = z.object({ alertId: z.string(), token: z.string() }).parse(payload);
  const alert = await findAlert(context.db, alertId);
  if (!alert || alert.confirmHash !== hashToken(token)) return null;
  return post(context, 'confirm', alert, { token });
};

/** Pieces that an email about a drop shows. */
const SHOWN = 4;

async function piecesOf({ db, clock }: ComposeContext, { dropSlug: drop, locale }: AlertWithDrop) {
  const { pieces } = await findPieces(db, { words: [], references: [], drop });
  const references = pieces.map(({ reference }) => reference);
  const viewer = { now: clock.now(), customerId: null };
  const products = await productsByReference(db, references, parseLocale(locale), viewer);
  return references
    .flatMap((reference) => products.get(reference) ?? [])
    .filter(({ availability }) => availability === 'AVAILABLE')
    .slice(0, SHOWN);
}

/** Returns null when the alert was stopped, or the drop has ended while the email waited. */
const open: Compose = async (context, payload) => {
  const { alertId } = z.object({ alertId: z.string() }).parse(payload);
  const alert = await findAlert(context.db, alertId);
  if (!alert || (alert.endAt && alert.endAt <= context.clock.now())) return null;
  const products = await piecesOf(context, alert);
  return post(context, 'open', alert, { token: alert.stopToken, products });
};

/** Emails about drops, by the outbox topic without its `mail.` prefix. */
export const DROP_ALERT_COMPOSERS = {
  'drop-alert-confirm': confirm,
  'drop-alert-open': open,
} satisfies Record<string, Compose>;
