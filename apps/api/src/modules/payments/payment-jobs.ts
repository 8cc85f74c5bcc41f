import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import type { Reconciler } from './reconcile.ts';

/** By then requests that lost their database connection have failed and no longer change their payment. */
const AFTER_RECOVERY_MS = 1_000;

/** Reconciles payments on a schedule, at startup and when the database answers again. */
export function paymentJobs(
  app: FastifyInstance,
  { client, config, log }: Pick<Services, 'client' | 'config' | 'log'>,
  { sweep, reconcile }: Reconciler,
) {
  app.jobs.schedule('payments-sweep', sweep);
  app.jobs.schedule('payments-reconcile', async () => void (await reconcile()));
  if (!config.JOBS) return;

  let running: Promise<unknown> = Promise.resolve();
  const reconcileNow = () =>
    reconcile().catch((error: unknown) => log.error({ err: error }, 'payment reconciliation failed'));

  // At most one waits, however often the database is lost while another runs.
  let soon: NodeJS.Timeout | undefined;
  client.onRecovery(() => {
    soon ??= setTimeout(() => {
      running = running.then(() => {
        soon = undefined;
        return reconcileNow();
      });
    }, AFTER_RECOVERY_MS);
  });
  app.addHook('onListen', () => void (running = running.then(reconcileNow)));
  app.addHook('onClose', async () => {
    clearTimeout(soon);
    await running;
  });
}
