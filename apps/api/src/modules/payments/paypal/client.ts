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
  /** Another server that speaks PayPal's REST, in the place of PayPal's own. */
  apiUrl?: string | undefined;
};

/** PayPal's own client. It knows two addresses only, so another one is put in their place on the way out. */
export function paypalClient({ clientId, clientSecret, isLive, apiUrl }: PaypalSettings) {
  class ClientAt extends Client {
    override getRequestBuilderFactory() {
      const make = super.getRequestBuilderFactory();
      if (!apiUrl) return make;
      const address = apiUrl.replace(/\/$/, '');
      return (...call: Parameters<typeof make>) => {
        const request = make(...call);
        request.interceptRequest((asked) => ({ ...asked, url: asked.url.replace(OWN_ADDRESSES, address) }));
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
    /** Rejects where the keys are no good. */
    checkKeys: () => client.clientCredentialsAuthManager.fetchToken(),
  };
}

export type PaypalClient = ReturnType<typeof paypalClient>;

const issuesOf = (error: unknown) =>
  error instanceof CustomError ? (error.result?.details ?? []).map(({ issue }) => issue) : [];

/** What the buyer chose to pay with was refused; nothing is wrong with the call. */
export const isDeclined = (error: unknown) =>
  issuesOf(error).some((issue) => issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_CANNOT_PAY');

/** Keys that are no good, or too many calls. */
const TURNED_AWAY = new Set([401, 403, 429]);

/** The provider's failure in the words that every adapter uses. */
export function toProviderError(error: unknown): unknown {
  const options = { cause: error };
  if (!(error instanceof ApiError))
    return neverConnected(error)
      ? new RequestNotProcessed('PayPal takes no connection', options)
      : new ProviderError('PayPal cannot be reached', options);
  if (error.statusCode >= 500) return new ProviderServerError('PayPal failed', options);
  if ([400, 409, 422].includes(error.statusCode))
    return new ProviderRefusal(`PayPal refuses: ${issuesOf(error).join(', ')}`, options);
  if (TURNED_AWAY.has(error.statusCode))
    return new RequestNotProcessed(`PayPal answers ${error.statusCode}`, options);
  return new ProviderError(`PayPal answers ${error.statusCode}`, options);
}

/** The answer's object, or null where PayPal knows none. */
export async function unlessMissing<Answer>(asked: Promise<{ result: Answer }>): Promise<Answer | null> {
  try {
    return (await asked).result;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) return null;
    throw toProviderError(error);
  }
}
