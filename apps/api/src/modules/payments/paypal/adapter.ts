import { decimalAmount, LOCALE_TAGS } from '@patine/core';
import {
  CheckoutPaymentIntent,
  type Order,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import { operator } from '../../../operator.ts';
import {
  type CallKey,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderStatus,
} from '../provider.ts';
import { toProviderError, isDeclined, type PaypalClient, unlessMissing } from './client.ts';
import { authorizationOf, captureOf, paymentOf, refundsOf } from './payment.ts';

const WHOLE = 'return=representation';

/**
 * PayPal's Orders v2: the buyer agrees on their page, then the money is authorised, then captured. An order cannot be
 * ended there: one that we gave up is simply never authorised.
 */
export function paypalProvider({ orders, payments }: PaypalClient, publicUrl: string): PaymentProvider {
  const at = (path: string) => new URL(path, publicUrl).href;
  const find = (id: string) => unlessMissing(orders.getOrder({ id }));

  const read = async (id: string) => {
    const order = await find(id);
    if (!order) throw new ProviderError('PayPal knows no such order');
    return order;
  };

  /** Reads first, acts in this state alone, and reads what became of it. */
  const change = async (
    id: string,
    from: ProviderStatus,
    act: (order: Order) => Promise<unknown>,
  ): Promise<ProviderPayment> => {
    const before = await read(id);
    if (paymentOf(before).status !== from) return paymentOf(before);
    try {
      await act(before);
    } catch (error) {
      if (isDeclined(error)) return { ...paymentOf(await read(id)), status: 'declined' };
      const ours = toProviderError(error);
      // Somebody was faster: what stands there now is the answer.
      if (!(ours instanceof ProviderRefusal)) throw ours;
    }
    return paymentOf(await read(id));
  };

  const refund = async (order: Order, { name, sent }: CallKey, amount: number) => {
    const capture = captureOf(order);
    if (refundsOf(order).some(({ customId }) => customId === name)) return;
    await payments.refundCapturedPayment({
      captureId: capture?.id ?? '',
      paypalRequestId: sent,
      prefer: WHOLE,
      body: {
        customId: name,
        amount: { currencyCode: capture?.amount?.currencyCode ?? 'EUR', value: decimalAmount(amount) },
      },
    });
  };

  return {
    async createSession({ reference, amount, currency, locale, returnUrl }, { sent }) {
      const { result } = await orders
        .createOrder({
          paypalRequestId: sent,
          prefer: WHOLE,
          body: {
            intent: CheckoutPaymentIntent.Authorize,
            purchaseUnits: [
              { customId: reference, amount: { currencyCode: currency, value: decimalAmount(amount) } },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  brandName: operator.tradeName,
                  locale: LOCALE_TAGS[locale],
                  returnUrl: at(returnUrl),
                  cancelUrl: at(`${returnUrl}&cancelled=1`),
                  // The address is the order's own, and the sum is final.
                  shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                  userAction: PaypalExperienceUserAction.PayNow,
                },
              },
            },
          },
        })
        .catch((error: unknown) => {
          throw toProviderError(error);
        });
      const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (!result.id || !page) throw new ProviderError('PayPal names no page to pay at');
      return { paymentId: result.id, paymentUrl: page };
    },

    fetchPayment: async (id) => {
      const order = await find(id);
      return order && paymentOf(order);
    },

    authorize: (id, { sent }) =>
      change(id, 'approved', () => orders.authorizeOrder({ id, paypalRequestId: sent, prefer: WHOLE })),
    capture: (id, { sent }) =>
      change(id, 'authorized', (order) =>
        payments.captureAuthorizedPayment({
          authorizationId: authorizationOf(order)?.id ?? '',
          paypalRequestId: sent,
          prefer: WHOLE,
          body: { finalCapture: true },
        }),
      ),
    void: (id, { sent }) =>
      change(id, 'authorized', (order) =>
        payments.voidPayment({ authorizationId: authorizationOf(order)?.id ?? '', paypalRequestId: sent }),
      ),
    refund: (id, key, amount) => change(id, 'captured', (order) => refund(order, key, amount)),
    expire: async (id) => {
      const payment = paymentOf(await read(id));
      return payment.status === 'open' ? { ...payment, status: 'expired' } : payment;
    },
  };
}
