import { SHOP_KEY } from '@patine/contract/pages/surrogate-keys';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { isDueBetween } from './due-repository.ts';

const EVERY_MS = 1_000;

/**
 * Announces what begins or ends by the clock: documents with a date, drops. Nobody writes anything then, so there is no
 * event. Asked each second, and only where pages are cached until they change.
 */
export function announceDue(
  app: FastifyInstance,
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
) {
  if (!app.pageChanges.isWanted) return;
  let asked = clock.now();
  let asking: Promise<void> | null = null;
  const ask = async () => {
    const now = clock.now();
    try {
      if (await isDueBetween(db, asked, now)) app.pageChanges.announce([SHOP_KEY]);
      asked = now;
    } catch (error) {
      log.warn({ err: error }, 'what begins or ends now cannot be read');
    }
    asking = null;
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    timer = setInterval(() => (asking ??= ask()), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await asking;
  });
}
