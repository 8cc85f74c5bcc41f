import { Stripe } from 'stripe';
import { neverConnected } from '../never-connected.ts';
import { ProviderError, ProviderServerError, ProviderRefusal, RequestNotProcessed } from '../provider.ts';

const TIMEOUT_MS = 10_000;

export type StripeSettings = { secretKey: string; apiUrl?: string | undefined };

/** Stripe's own client. It repeats nothing by itself: what was asked and under which key is written in our books. */
export function stripeClient({ secretKey, apiUrl }: StripeSettings) {
  const at = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(at
      ? {
          host: at.hostname,
          port: at.port || (at.protocol === 'https:' ? 443 : 80),
          protocol: at.protocol === 'https:' ? 'https' : 'http',
        }
      : {}),
  });
}

/** Keys that are no good, or too many calls. */
const TURNED_AWAY = [
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeRateLimitError,
];

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The provider's failure in the words that every adapter uses. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const options = { cause: error };
  // Its answer is kept under the key for a day, failures too.
  if (error instanceof Stripe.errors.StripeAPIError) return new ProviderServerError('Stripe failed', options);
  if (error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error))
    return new ProviderRefusal(`Stripe refuses: ${error.code ?? error.param ?? 'no reason'}`, options);
  if (neverConnected(error) || TURNED_AWAY.some((kind) => error instanceof kind))
    return new RequestNotProcessed(`Stripe takes no call: ${error.type}`, options);
  return new ProviderError(`Stripe cannot be asked: ${error.type}`, options);
}

/** The answer, or null where Stripe knows no such object. */
export async function unlessMissing<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw toProviderError(error);
  }
}
