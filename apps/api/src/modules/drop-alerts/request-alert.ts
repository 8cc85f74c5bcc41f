import { DAY_MS, DROP_ALERT_CONFIRM_DAYS, newsletterEmail, normaliseEmail, slugify } from '@patine/core';
import type { Mutation } from '../../module.ts';
import { hashToken } from '../../plugins/session.ts';
import { countAttempt } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';
import { isAnnounced, upsertAlert } from './repository.ts';

/** Limits per hour, because anybody can make the shop send an email to any address. */
export const ALERTS_PER_NETWORK = 60;
export const ALERTS_PER_ADDRESS = 5;

export const requestDropAlert: Mutation<'requestDropAlert'> = async (
  _root,
  { slug, emailAddress },
  { db, clock, random, locale, remoteAddress },
) => {
  const address = normaliseEmail(emailAddress);
  if (newsletterEmail(address) !== 'OK' || slug !== slugify(slug)) return false;
  const now = clock.now();
  if (!(await isAnnounced(db, slug, now))) return false;
  await countAttempt(
    db,
    [
      { kind: 'mail-network', name: remoteAddress, limit: ALERTS_PER_NETWORK },
      { kind: 'mail-address', name: address, limit: ALERTS_PER_ADDRESS },
    ],
    now,
  );
  await db.transaction(async (tx) => {
    const token = random.token();
    const alertId = await upsertAlert(tx, {
      id: random.uuid(),
      dropSlug: slug,
      emailAddress: address,
      locale,
      confirmHash: hashToken(token),
      confirmUntil: new Date(now.getTime() + DROP_ALERT_CONFIRM_DAYS * DAY_MS),
      stopToken: random.token(),
      createdAt: now,
    });
    await enqueue(tx, 'mail.drop-alert-confirm', { alertId, token }, now);
  });
  return true;
};
