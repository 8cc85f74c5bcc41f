import { referenceFromSlug } from '@patine/core';
import { declaredEvent } from './declared-event.ts';
import type { EventPayload } from './event.ts';

const PRODUCT = /\/(?:produit|product)\/([^/]+)$/;
const SUGGESTIONS = '[role="listbox"], [data-slot="quick-search"]';
const LISTS = '[data-found-by], ul, ol';

const wordsOf = (link: HTMLElement) => link.textContent.replace(/\s+/g, ' ').trim();

/** The reference of the linked product; none for a link within the page. */
const referenceOf = (link: HTMLAnchorElement) => {
  if (link.pathname === location.pathname) return null;
  const slug = PRODUCT.exec(link.pathname)?.[1];
  return slug === undefined ? null : referenceFromSlug(slug);
};

/** The clicked product in a list, and its position. */
function productClicked(link: HTMLAnchorElement): EventPayload | null {
  const reference = referenceOf(link);
  if (reference === null) return null;
  const list = link.closest<HTMLElement>(LISTS);
  const products = [...(list?.querySelectorAll('a') ?? [])].map(referenceOf).filter((one) => one !== null);
  const [, index] = list?.dataset['foundBy']?.split(' ') ?? [];
  return {
    name: 'Product Clicked',
    properties: {
      product_id: String(reference),
      position: [...new Set(products)].indexOf(reference) + 1,
      ...(index ? { list_id: index } : {}),
    },
  };
}

/** All events of a click on a link. */
export function clickEvents(
  link: HTMLAnchorElement,
  content: readonly unknown[],
  app: string | undefined,
): EventPayload[] {
  const path = link.getAttribute('href') ?? '';
  const text = wordsOf(link);
  const events: (EventPayload | null)[] = [declaredEvent(path, text, content)];
  if (app !== undefined && path === app)
    events.push({
      name: 'Download App',
      properties: { source: link.closest('header') ? 'Site_Header_button' : 'Site_Menu_button', link: path },
    });
  if (link.closest(SUGGESTIONS))
    events.push({ name: 'Quick search clicked', properties: { label: text, path: link.pathname } });
  else events.push(productClicked(link));
  return events.filter((event) => event !== null);
}

/** Listens to clicks on links, including those that open a tab, before the page changes. */
export function onLinkPress(press: (link: HTMLAnchorElement) => void) {
  const onEvent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) press(link);
  };
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, onEvent, { capture: true, passive: true });
}
