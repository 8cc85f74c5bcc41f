import { MINUTE_MS } from '@patine/core';
import type { Clock } from '../../../clock.ts';
import type { CardOutcome } from './cards.ts';
import type { SandboxStore, SandboxPayment, SandboxRefund } from './sandbox-repository.ts';
import type { Notify } from './webhook-sender.ts';

/** The test card "pays late" is authorised this long after its session has expired. */
export const LATE_MS = MINUTE_MS;

type Parts = { store: SandboxStore; notify: Notify; clock: Clock };

/** The sandbox's payment operations. Every change of a payment sends a webhook to the shop. */
export function sandboxGateway({ store, notify, clock }: Parts) {
  const notifyChange = (changed: SandboxPayment | null) => {
    if (changed) notify(changed);
    return changed;
  };

  const authorizeLate = async () => {
    for (const payment of await store.authorizeLate(clock.now())) notifyChange(payment);
  };

  /** Applies due late authorisations and expiries before it returns the payment. */
  const find = async (id: string) => {
    await authorizeLate();
    const payment = await store.find(id);
    if (payment?.status !== 'open' || payment.expiresAt > clock.now()) return payment;
    return notifyChange(await store.expire(id)) ?? store.find(id);
  };

  const changedBy = (change: (id: string) => Promise<SandboxPayment | null>) => async (id: string) =>
    notifyChange(await change(id)) ?? store.find(id);

  return {
    find,
    open: store.open,
    capture: changedBy(store.capture),
    void: changedBy(store.void),
    refund: async (id: string, refund: SandboxRefund) =>
      (await store.find(id)) ? (notifyChange(await store.refund(id, refund)) ?? store.find(id)) : null,
    expire: changedBy(store.expire),

    async payByCard(id: string, outcome: CardOutcome) {
      const payment = await find(id);
      if (payment?.status !== 'open') return payment;
      if (outcome === 'succeeds') return changedBy(store.authorize)(id);
      if (outcome === 'declines') return changedBy(store.decline)(id);
      if (outcome === 'paysLate') await store.payLater(id, new Date(payment.expiresAt.getTime() + LATE_MS));
      return store.find(id);
    },

    authorizeLate,
  };
}

export type SandboxGateway = ReturnType<typeof sandboxGateway>;
