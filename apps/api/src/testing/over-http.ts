import { CartCheckoutDocument } from '@patine/contract/operations';
import type { CheckoutSession, PaymentServiceProvider } from '@patine/contract/resolvers';
import type { ErrorBody } from '@patine/contract/errors';
import type { ReadyBuyer } from './ready-buyers.ts';

type Answer = {
  data: { cartCheckout: CheckoutSession } | null;
  errors?: { message: string; extensions: ErrorBody }[];
};

/** Runs a checkout over HTTP; returns the status, and the payment session or coded failure. */
export async function checkoutOverHttp(
  url: string,
  { token, cartId }: Pick<ReadyBuyer, 'token' | 'cartId'>,
  key: string,
  paymentServiceProvider: PaymentServiceProvider = 'SANDBOX',
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      query: CartCheckoutDocument,
      variables: { cartId, paymentServiceProvider },
    }),
  });
  const { data, errors } = (await response.json()) as Answer;
  return {
    status: response.status,
    session: data?.cartCheckout ?? null,
    failure: errors?.[0]?.extensions ?? null,
  };
}

/** Submits the sandbox's card form and follows the redirects as a browser does. */
export async function payOverHttp(url: string, paymentUrl: string, card: string) {
  const paid = await fetch(new URL(paymentUrl, url), {
    method: 'POST',
    body: new URLSearchParams({ number: card }),
    redirect: 'manual',
  });
  const location = paid.headers.get('location');
  if (location) await fetch(new URL(location, url), { redirect: 'manual' });
  return paid.status;
}
