import {
  MyOrderDocument,
  type CartQuery,
  type MeQuery,
  type OrderStatusQuery,
  type ProductPageQuery,
} from '@patine/contract/operations';
import { referenceFromSlug, type Locale } from '@patine/core';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import type { Api } from '../../lib/api.ts';
import { choiceMade, onConsent } from '../../lib/consent.ts';
import type { LayoutContent } from '../../lib/content.query.ts';
import type { GraphqlResponse, Endpoint } from '../../lib/graphql.ts';
import { ME_KEY } from '../../lib/query.ts';
import type { ThirdParties } from '../../lib/third-parties.ts';
import { matchPage } from '../../pages.ts';
import { clickEvents, onLinkPress } from './clicks.ts';
import { knownContent } from './declared-event.ts';
import { orderOf } from './ecommerce.ts';
import type { AnalyticsEvent, EventPayload } from './event.ts';
import { readEvent } from './read-event.ts';
import { pageEvents } from './page-events.ts';
import { pageContext } from './page-context.ts';
import { createQueue } from './queue.ts';
import { createSinks } from './sinks.ts';

export type Visit = {
  parties: ThirdParties;
  locale: Locale;
  api: Api;
  endpoint: Endpoint;
  queryClient: QueryClient;
  router: Pick<DataRouter, 'state' | 'subscribe'>;
  /** Responses received before this code was loaded. */
  responses: readonly GraphqlResponse[];
};

/** Milliseconds after a navigation until the page has set its title. */
const TITLE_MS = 100;

/**
 * Tracks page views (from the router), actions (from the api's responses) and link clicks (from the document). Pages and features
 * need no tracking code.
 */
export function followVisit({ parties, locale, api, endpoint, queryClient, router, responses }: Visit) {
  const queue = createQueue();
  const sinksFor = createSinks(parties, locale);
  const decide = () => {
    const choice = choiceMade();
    if (choice) queue.decide(sinksFor(choice));
  };

  const known = <Data>(...key: unknown[]) => queryClient.getQueryData<Data>(key);
  const userId = () => known<MeQuery['me']>(...ME_KEY)?.id ?? null;
  const send = (type: AnalyticsEvent['type'], { name, properties, messageId }: EventPayload) => {
    const { pathname, search, origin } = location;
    const { title, referrer } = document;
    queue.send({
      type,
      name,
      properties,
      at: Date.now(),
      place: pageContext({ pathname, search, origin, title, referrer }),
      userId: userId(),
      ...(messageId === undefined ? {} : { messageId }),
    });
  };

  let identified: string | null = null;
  const identify = () => {
    const id = userId();
    if (id === null || id === identified) return;
    identified = id;
    send('identify', { name: 'Signed In', properties: { locale } });
  };

  const trackedOrders = new Set<string>();
  const trackOrder = async () => {
    const page = matchPage(location.pathname);
    const id = page?.name === 'order-confirm' ? page.params['id'] : undefined;
    if (id === undefined || trackedOrders.has(id)) return;
    const state = known<OrderStatusQuery['me']['order'] | null>('orders', id, 'status');
    if (state?.status !== 'PAID' && state?.status !== 'COMPLETED') return;
    trackedOrders.add(id);
    // The order is only requested if the visitor consented to tracking.
    if (choiceMade()?.size) track(orderOf((await api.request(MyOrderDocument, { id })).me.order));
  };

  let arriving: ReturnType<typeof setTimeout> | undefined;
  const arrive = () => {
    arriving = undefined;
    const { pathname, search } = location;
    const page = matchPage(pathname);
    const reference = page?.name === 'product' ? referenceFromSlug(page.params['slug'] ?? '') : null;
    send('page', { name: page?.name ?? 'unknown', properties: {} });
    pageEvents(page, search, {
      product: known<ProductPageQuery['product']>('product', locale, reference),
      cart: known<CartQuery['cart']>('cart'),
    }).forEach(track);
    void trackOrder().catch(reportError);
  };
  /** Queues an event after the pending page view, which waits for the page's title. */
  const track = (event: EventPayload) => {
    if (arriving !== undefined) {
      clearTimeout(arriving);
      arrive();
    }
    send('track', event);
  };

  const onResponse = ({ operation, variables, result }: GraphqlResponse) => {
    const event = readEvent(operation, variables, result, known<CartQuery['cart']>('cart'));
    if (event) track(event);
    // The caller writes the response to the query cache after this callback; events read from there.
    setTimeout(() => {
      identify();
      void trackOrder().catch(reportError);
    });
  };
  endpoint.onResponse = onResponse;
  onLinkPress((link) => {
    const app = known<LayoutContent>('navigation', locale)?.app?.path;
    clickEvents(link, knownContent(queryClient), app).forEach(track);
  });

  let here = '';
  const moved = () => {
    const { location: at, navigation } = router.state;
    const address = at.pathname + at.search;
    if (navigation.state !== 'idle' || address === here) return;
    here = address;
    clearTimeout(arriving);
    arriving = setTimeout(arrive, TITLE_MS);
  };
  router.subscribe(moved);
  moved();
  identify();
  responses.forEach(onResponse);
  onConsent(decide);
  decide();
}
