import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { unsentMails } from '../outbox/index.ts';

/** Emails that have not been sent: those that wait to be, and those that were given up after their last try. */
export function mailMetrics({ metrics }: FastifyInstance, { readReplica, clock }: Services) {
  metrics.gauge('api_unsent_mails', 'Emails that are not sent', 'state', async () => {
    const { waiting, dead } = await unsentMails(readReplica);
    return Object.entries({ waiting, dead });
  });
  metrics.gauge('api_unsent_mail_age_seconds', 'Age of the oldest email that waits', 'state', async () => {
    const { oldest } = await unsentMails(readReplica);
    return [['waiting', oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1_000 : 0]];
  });
}
