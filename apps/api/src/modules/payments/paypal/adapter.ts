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
 * PayPal Orders v2: the buyer approves the order on PayPal's page, then we authorise and capture it. PayPal has no call
 * to expire an order, so `expire` only reports `expired`, and the order is never authorised.
 */
export function paypalProvider({ orders, payments }: PaypalClient, publicUrl: string): PaymentProvider {
  const at = (path: string) => new URL(path, publicUrl).href;
  const find = (id: string) => unlessMissing(orders.getOrder({ id }));

  const read = async (id: string) => {
    const order = await find(id);
    if (!order) throw new ProviderError(`PayPal order ${id} not found`);
    return order;
  };

  /** Calls `act` only if the payment's status is `from`, and returns the payment as it is afterwards. */
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
      // The status changed after it was read: return the current one.
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
                  // The order has its own delivery address, and its amount is final.
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
      if (!result.id || !page) throw new ProviderError('PayPal returned no order id or payment URL');
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
