import { productIndex } from '@patine/contract/search/indexes';
import { localeOf, referenceFromSlug } from '@patine/core';

/** One token for everybody: events measure searches, not visitors. */
const NOBODY = 'anonymous';
const QUERY_ID = /^#([0-9a-f]{32})$/;

type SearchEvent = { eventName: string; index: string; queryID: string; reference: number };

const send = (
  eventType: 'click' | 'conversion',
  { reference, ...event }: SearchEvent,
  more: { positions?: number[] },
) =>
  fetch('/search/1/events', {
    method: 'POST',
    // The same press may leave the page.
    keepalive: true,
    body: JSON.stringify({
      events: [{ eventType, ...event, ...more, objectIDs: [String(reference)], userToken: NOBODY }],
    }),
  }).catch(() => undefined);

const referenceIn = (path: string) => referenceFromSlug(path.split('/').at(-1) ?? '');
const indexHere = () => productIndex('relevance', localeOf(location.pathname));

/** Reports a click on a product, in a search result list or among the suggestions of the search field. */
export function sendClick(link: HTMLAnchorElement, list: HTMLElement | null, found: string | undefined) {
  const reference = referenceIn(link.pathname);
  const queryID = QUERY_ID.exec(link.hash)?.[1];
  const around = list ?? link.closest('[role="listbox"]');
  if (reference === null || !queryID || !around) return;
  const [, index = indexHere(), before = '0'] = found?.split(' ') ?? [];
  const products = [...around.querySelectorAll<HTMLAnchorElement>('a')]
    .map(({ pathname }) => referenceIn(pathname))
    .filter((other) => other !== null);
  const place = [...new Set(products)].indexOf(reference) + 1 + Number(before);
  const eventName = found ? 'Product Clicked' : 'Quick search clicked';
  void send('click', { eventName, index, queryID, reference }, { positions: [place] });
}

/** Reports that a product was added to the cart on a page that a search led to. */
export function sendAddToCart(reference: number) {
  const queryID = QUERY_ID.exec(location.hash)?.[1];
  if (queryID)
    void send('conversion', { eventName: 'Product Added', index: indexHere(), queryID, reference }, {});
}
