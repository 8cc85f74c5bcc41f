import { z } from 'zod';
import { neverConnected } from '../never-connected.ts';
import {
  type CallKey,
  PROVIDER_STATUSES,
  ProviderError,
  type PaymentProvider,
  RequestNotProcessed,
} from '../provider.ts';
import { API_PATH } from './api.ts';

const TIMEOUT_MS = 5_000;

const payment = z.object({
  id: z.string(),
  status: z.enum(PROVIDER_STATUSES),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  capturedAmount: z.int(),
  refundedAmount: z.int(),
});
const session = payment.extend({ url: z.string() });

type Call = { method: 'GET' | 'POST'; path: string; key?: CallKey; body?: object };

/** Calls the sandbox over HTTP, as the adapters of real gateways do. */
export function sandboxProvider(baseUrl: () => string, apiKey: string): PaymentProvider {
  const call = async <Shape extends z.ZodType>(shape: Shape, { method, path, key, body }: Call) => {
    try {
      const response = await fetch(new URL(`${API_PATH}${path}`, baseUrl()), {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(key ? { 'idempotency-key': key.sent } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new ProviderError(`The sandbox responded with ${response.status}`);
      return shape.parse(await response.json());
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      if (neverConnected(error))
        throw new RequestNotProcessed('Cannot connect to the sandbox', { cause: error });
      throw new ProviderError('The request to the sandbox failed', { cause: error });
    }
  };

  const change = async (action: string, paymentId: string, key: CallKey, body?: object) => {
    const path = `/${paymentId}/${action}`;
    const changed = await call(payment, { method: 'POST', path, key, ...(body ? { body } : {}) });
    if (!changed) throw new ProviderError('Payment not found at the sandbox');
    return changed;
  };

  return {
    createSession: async (request, key) => {
      const opened = await call(session, { method: 'POST', path: '/', key, body: request });
      if (!opened) throw new ProviderError('The sandbox returned 404 for a new session');
      return { paymentId: opened.id, paymentUrl: opened.url };
    },
    fetchPayment: (paymentId) => call(payment, { method: 'GET', path: `/${paymentId}` }),
    capture: (paymentId, key) => change('capture', paymentId, key),
    void: (paymentId, key) => change('void', paymentId, key),
    refund: (paymentId, key, amount) => change('refund', paymentId, key, { amount }),
    expire: (paymentId, key) => change('expire', paymentId, key),
  };
}
