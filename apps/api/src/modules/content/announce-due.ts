import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { isDueBetween } from './due-repository.ts';

const EVERY_MS = 1_000;

/**
 * Announces what begins or ends by the clock: documents with a date, drops. Nobody writes anything then, so there is no
 * event. Checked each second, and only where pages are cached until they change.
 */
export function announceDue(
  app: FastifyInstance,
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
) {
  if (!app.pageChanges.isWanted) return;
  let checkedAt = clock.now();
  let checking: Promise<void> | null = null;
  const check = async () => {
    const now = clock.now();
    try {
      if (await isDueBetween(db, checkedAt, now)) app.pageChanges.announce([SHOP_KEY]);
      checkedAt = now;
    } catch (error) {
      log.warn({ err: error }, 'what begins or ends now cannot be read');
    }
    checking = null;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(() => (checking ??= check()), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await checking;
  });
}
