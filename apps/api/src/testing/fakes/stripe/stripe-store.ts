import { randomBytes } from 'node:crypto';

export type Intent = {
  id: string;
  status: 'requires_capture' | 'succeeded' | 'canceled';
  received: number;
  refunds: { id: string; amount: number; metadata: Record<string, string> }[];
};
export type Session = {
  id: string;
  reference: string;
  attempt: string;
  amount: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  expiresAt: number;
  intent: Intent | null;
};

const name = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

const refunded = ({ refunds }: Intent) => refunds.reduce((total, { amount }) => total + amount, 0);

/** State of Stripe's payments; each rule comes from Stripe's documentation. */
export function stripeStore(now: () => Date) {
  const sessions = new Map<string, Session>();
  const events: {
    id: string;
    type: string;
    session: Session;
    object: 'checkout.session' | 'payment_intent';
  }[] = [];
  const addEvent = (type: string, session: Session) =>
    events.push({
      id: name('evt'),
      type,
      session,
      object: type.startsWith('checkout') ? 'checkout.session' : 'payment_intent',
    });
  const seconds = () => Math.floor(now().getTime() / 1_000);

  const look = (session: Session | undefined) => {
    if (session?.status === 'open' && session.expiresAt <= seconds()) {
      session.status = 'expired';
      addEvent('checkout.session.expired', session);
    }
    return session ?? null;
  };

  return {
    seconds,
    events,
    all: () => [...sessions.values()],
    find: (id: string) => look(sessions.get(id)),
    byIntent: (id: string) => [...sessions.values()].find(({ intent }) => intent?.id === id) ?? null,
    open(values: Pick<Session, 'reference' | 'attempt' | 'amount' | 'currency' | 'expiresAt'>) {
      const session: Session = { id: name('cs_test'), status: 'open', intent: null, ...values };
      sessions.set(session.id, session);
      return session;
    },
    pay(session: Session) {
      session.status = 'complete';
      session.intent = { id: name('pi'), status: 'requires_capture', received: 0, refunds: [] };
      addEvent('payment_intent.amount_capturable_updated', session);
      addEvent('checkout.session.completed', session);
    },
    expire(session: Session) {
      session.status = 'expired';
      addEvent('checkout.session.expired', session);
    },
    capture(session: Session, intent: Intent) {
      intent.status = 'succeeded';
      intent.received += session.amount;
      addEvent('payment_intent.succeeded', session);
    },
    cancel(session: Session, intent: Intent) {
      intent.status = 'canceled';
      addEvent('payment_intent.canceled', session);
    },
    refund(session: Session, intent: Intent, amount: number, metadata: Record<string, string>) {
      const refund = { id: name('re'), amount, metadata };
      intent.refunds.push(refund);
      addEvent('charge.refunded', session);
      return refund;
    },
    refunded,
  };
}

export type StripeStore = ReturnType<typeof stripeStore>;
