import { Stripe } from 'stripe';
import { neverConnected } from '../never-connected.ts';
import { ProviderError, ProviderServerError, ProviderRefusal, RequestNotProcessed } from '../provider.ts';

const TIMEOUT_MS = 10_000;

export type StripeSettings = { secretKey: string; apiUrl?: string | undefined };

/** Automatic retries are off: we retry ourselves, with idempotency keys stored in the database. */
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

/** Bad keys or too many requests: Stripe has not processed the request. */
const TURNED_AWAY = [
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeRateLimitError,
];

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Converts the SDK's errors to those of `provider.ts`. */
export function toProviderError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const options = { cause: error };
  // Stripe returns the same response, also a 500, for an idempotency key during 24 hours.
  if (error instanceof Stripe.errors.StripeAPIError)
    return new ProviderServerError('Stripe responded with a server error', options);
  if (error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error))
    return new ProviderRefusal(
      `Stripe rejected the request: ${error.code ?? error.param ?? 'no reason'}`,
      options,
    );
  if (neverConnected(error) || TURNED_AWAY.some((kind) => error instanceof kind))
    return new RequestNotProcessed(`Stripe did not process the request: ${error.type}`, options);
  return new ProviderError(`The request to Stripe failed: ${error.type}`, options);
}

/** The response, or null if Stripe has no such object. */
export async function unlessMissing<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending;
  } catch (error) {
    if (isMissing(error)) return null;
    throw toProviderError(error);
  }
}
