import {
  INACTIVE_NOTICE_DAYS,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_STOPPED_YEARS,
  DAY_MS,
} from '@patine/core';
import type { Services } from '../../context.ts';
import { hashToken } from '../../plugins/session.ts';
import { enqueue } from '../outbox/index.ts';
import {
  dormantSince,
  deleteDormant,
  deleteStopped,
  deleteUnconfirmed,
  markRenewalRequested,
} from './repository.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'random'>;

/** Most renewal emails per run: the first run may find several years of inactive subscribers. */
const AT_ONCE = 200;
const NOTICE_MS = INACTIVE_NOTICE_DAYS * DAY_MS;

const yearsBefore = (at: Date, years: number) => {
  const before = new Date(at);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
};

/** Emails inactive subscribers a link that confirms their subscription again. */
async function sendRenewals({ db, clock, random }: Sources) {
  const now = clock.now();
  const until = new Date(now.getTime() + NOTICE_MS);
  for (const { id } of await dormantSince(db, yearsBefore(until, NEWSLETTER_DORMANT_YEARS), AT_ONCE))
    await db.transaction(async (tx) => {
      const token = random.token();
      const renewal = { confirmHash: hashToken(token), confirmUntil: until, renewalRequestedAt: now };
      await markRenewalRequested(tx, id, renewal);
      await enqueue(tx, 'mail.newsletter-renewal', { subscriberId: id, token }, now);
    });
}

/** Deletes unconfirmed, inactive and unsubscribed addresses when their retention period is over. */
export async function purgeAddresses(sources: Sources) {
  const { db, clock } = sources;
  const now = clock.now();
  await sendRenewals(sources);
  await deleteDormant(db, new Date(now.getTime() - NOTICE_MS));
  await deleteUnconfirmed(db, now);
  await deleteStopped(db, yearsBefore(now, NEWSLETTER_STOPPED_YEARS));
}
