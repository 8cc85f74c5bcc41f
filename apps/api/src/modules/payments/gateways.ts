import type { PaymentServiceProvider } from '@patine/contract/resolvers';
import type { Config } from '../../config.ts';
import { withPrevious } from '../../secrets.ts';
import { stripeInstalments } from '../payment-providers/index.ts';
import type { PaymentProvider } from './provider.ts';
import type { ReadEvent } from './webhooks.ts';

export type PaymentGateway = {
  provider: PaymentProvider;
  /** Absent if the gateway sends no webhooks. */
  readEvent?: ReadEvent;
  /** Rejects if the gateway does not accept the keys. */
  checkKeys: () => Promise<unknown>;
};

type Companies = Partial<Record<PaymentServiceProvider, PaymentGateway>>;

/** The gateways' SDKs are large, so each is loaded only if its keys are set. */
async function stripe(config: Config) {
  const { PUBLIC_URL, STRIPE_SECRET_KEY, STRIPE_API_URL } = config;
  const webhookSecrets = withPrevious(
    config.STRIPE_WEBHOOK_SECRET ?? '',
    config.STRIPE_WEBHOOK_SECRET_PREVIOUS,
  );
  const [{ stripeClient }, { stripeProvider }, { readStripeEvent }] = await Promise.all([
    import('./stripe/client.ts'),
    import('./stripe/adapter.ts'),
    import('./stripe/webhook.ts'),
  ]);
  const client = stripeClient({ secretKey: STRIPE_SECRET_KEY ?? '', apiUrl: STRIPE_API_URL });
  return {
    provider: stripeProvider(client, { publicUrl: PUBLIC_URL, instalments: stripeInstalments(config) }),
    readEvent: readStripeEvent(client, webhookSecrets),
    checkKeys: () => client.balance.retrieve(),
  };
}

async function paypal(config: Config) {
  const [{ paypalClient }, { paypalProvider }, { readPaypalEvent }, { paypalCertificates }] =
    await Promise.all([
      import('./paypal/client.ts'),
      import('./paypal/adapter.ts'),
      import('./paypal/webhook.ts'),
      import('./paypal/certificates.ts'),
    ]);
  const client = paypalClient({
    clientId: config.PAYPAL_CLIENT_ID ?? '',
    clientSecret: config.PAYPAL_CLIENT_SECRET ?? '',
    isLive: config.PAYPAL_ENVIRONMENT === 'live',
    apiUrl: config.PAYPAL_API_URL,
  });
  return {
    provider: paypalProvider(client, config.PUBLIC_URL),
    readEvent: readPaypalEvent({
      webhookIds: withPrevious(config.PAYPAL_WEBHOOK_ID ?? '', config.PAYPAL_WEBHOOK_ID_PREVIOUS),
      certificates: paypalCertificates(config.PAYPAL_API_URL),
    }),
    checkKeys: client.checkKeys,
  };
}

/** The gateways whose keys are set. */
export const openGateways = async (config: Config): Promise<Companies> => ({
  ...(config.STRIPE_SECRET_KEY ? { STRIPE: await stripe(config) } : {}),
  ...(config.PAYPAL_CLIENT_ID ? { PAYPAL: await paypal(config) } : {}),
});
