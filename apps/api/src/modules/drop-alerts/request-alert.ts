import { DAY_MS, DROP_ALERT_CONFIRM_DAYS, newsletterEmail, normaliseEmail, slugify } from '@patine/core';
import type { Mutation } from '../../module.ts';
import { hashToken } from '../../plugins/session.ts';
import { countMailRequest } from '../customers/index.ts';
import { enqueue } from '../outbox/index.ts';
import { isAnnounced, upsertAlert } from './repository.ts';

export const requestDropAlert: Mutation<'requestDropAlert'> = async (
  _root,
  { slug, emailAddress },
  { db, clock, random, locale, remoteAddress },
) => {
  const address = normaliseEmail(emailAddress);
  if (newsletterEmail(address) !== 'OK' || slug !== slugify(slug)) return false;
  const now = clock.now();
  if (!(await isAnnounced(db, slug, now))) return false;
  await countMailRequest(db, { network: remoteAddress, emailAddress: address }, now);
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
