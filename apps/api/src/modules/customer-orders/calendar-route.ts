import { localePrefix, parseLocale, returnLimit, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { messagesIn } from '../../messages/translate.ts';
import { operator } from '../../operator.ts';
import { findOwnOrder } from '../orders/index.ts';
import { lastReceivedAt, loadFacts, type OrderFacts } from '../returns/index.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';

const BOUGHT = new Set(['PAID', 'COMPLETED']);

/** The expected days of delivery; once everything has arrived, the last day to return an item instead. */
function eventOf(facts: OrderFacts, locale: Locale, publicUrl: string): CalendarEvent {
  const { order } = facts;
  const translate = messagesIn(locale);
  const { reference, servicePoint } = order;
  const received = lastReceivedAt(facts);
  const { host } = new URL(publicUrl);
  const url = new URL(`${localePrefix(locale)}/account/orders/${order.id}`, publicUrl).href;
  if (received) {
    const day = returnLimit(received).toISOString().slice(0, 10);
    return {
      uid: `return-${order.id}@${host}`,
      days: [day, day],
      summary: translate('calendar.return', { reference }),
      description: url,
      location: null,
      url,
    };
  }
  return {
    uid: `delivery-${order.id}@${host}`,
    days: [order.earliestDelivery, order.latestDelivery],
    summary: translate('calendar.delivery', { reference }),
    description: `${translate('calendar.delivery-by', { carrier: order.deliveryCarrier })}\n${url}`,
    location: servicePoint
      ? `${servicePoint.name}, ${servicePoint.address}, ${servicePoint.postalCode} ${servicePoint.cityName}`
      : null,
    url,
  };
}

/** The calendar file of a paid order, for its owner only, in the asked language or the order's own. */
export function calendarRoute(app: FastifyInstance, { db, clock, config }: Services) {
  app.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/documents/orders/:id/calendar.ics',
    async (request, reply) => {
      if (!request.signedIn) throw new ApiError('ACCESS_DENIED');
      const order = await findOwnOrder(db, request.params.id, request.signedIn.customerId);
      const [facts] = order && BOUGHT.has(order.status) ? await loadFacts(db, [order]) : [];
      if (!facts) throw new ApiError('NOT_FOUND');
      const locale = parseLocale(request.query.locale ?? facts.order.locale);
      return reply
        .headers({
          'content-disposition': `attachment; filename="${facts.order.reference}.ics"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(calendarFile(operator.tradeName, [eventOf(facts, locale, config.PUBLIC_URL)], clock.now()));
    },
  );
}
