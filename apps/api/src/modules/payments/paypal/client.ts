import {
  ApiError,
  Client,
  CustomError,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { neverConnected } from '../never-connected.ts';
import { ProviderError, ProviderServerError, ProviderRefusal, RequestNotProcessed } from '../provider.ts';

const TIMEOUT_MS = 10_000;
const OWN_ADDRESSES = /^https:\/\/api-m(\.sandbox)?\.paypal\.com/;

export type PaypalSettings = {
  clientId: string;
  clientSecret: string;
  isLive: boolean;
  /** Base URL of another server with PayPal's REST API, for tests. */
  apiUrl?: string | undefined;
};

/** PayPal's SDK has two fixed base URLs, so `apiUrl` replaces them in each request. */
export function paypalClient({ clientId, clientSecret, isLive, apiUrl }: PaypalSettings) {
  class ClientAt extends Client {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory();
      if (!apiUrl) return make;
      const address = apiUrl.replace(/\/$/, '');
      return (...call: Parameters<typeof make>) => {
        const request = make(...call);
        request.interceptRequest((pending) => ({
          ...pending,
          url: pending.url.replace(OWN_ADDRESSES, address),
        }));
        return request;
      };
    }
  }
  const client = new ClientAt({
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    environment: isLive ? Environment.Production : Environment.Sandbox,
    timeout: TIMEOUT_MS,
  });
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    /** Rejects if PayPal does not accept the keys. */
    checkKeys: () => client.clientCredentialsAuthManager.fetchToken(),
  };
}

export type PaypalClient = ReturnType<typeof paypalClient>;

const issuesOf = (error: unknown) =>
  error instanceof CustomError ? (error.result?.details ?? []).map(({ issue }) => issue) : [];

/** True if the buyer's payment method was declined. */
export const isDeclined = (error: unknown) =>
  issuesOf(error).some((issue) => issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_CANNOT_PAY');

/** Bad keys or too many requests: PayPal has not processed the request. */
const TURNED_AWAY = new Set([401, 403, 429]);

/** Converts the SDK's errors to those of `provider.ts`. */
export function toProviderError(error: unknown): unknown {
  const options = { cause: error };
  if (!(error instanceof ApiError))
    return neverConnected(error)
      ? new RequestNotProcessed('Cannot connect to PayPal', options)
      : new ProviderError('The request to PayPal failed', options);
  if (error.statusCode >= 500)
    return new ProviderServerError(`PayPal responded with ${error.statusCode}`, options);
  if ([400, 409, 422].includes(error.statusCode))
    return new ProviderRefusal(`PayPal rejected the request: ${issuesOf(error).join(', ')}`, options);
  if (TURNED_AWAY.has(error.statusCode))
    return new RequestNotProcessed(`PayPal responded with ${error.statusCode}`, options);
  return new ProviderError(`PayPal responded with ${error.statusCode}`, options);
}

/** The response's result, or null if PayPal responds with 404. */
export async function unlessMissing<Result>(pending: Promise<{ result: Result }>): Promise<Result | null> {
  try {
    return (await pending).result;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw toProviderError(error);
  }
}
