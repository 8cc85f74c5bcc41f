import { referenceFromSlug } from '@patine/core';
import { declaredEvent } from './declared-event.ts';
import type { EventPayload } from './event.ts';

const PIECE = /\/(?:produit|product)\/([^/]+)$/;
const SUGGESTIONS = '[role="listbox"], [data-slot="quick-search"]';
const LISTS = '[data-found-by], ul, ol';

const wordsOf = (link: HTMLElement) => link.textContent.replace(/\s+/g, ' ').trim();

/** The piece that a link leads to; one to a part of the page that it stands on leads to none. */
const referenceOf = (link: HTMLAnchorElement) => {
  if (link.pathname === location.pathname) return null;
  const slug = PIECE.exec(link.pathname)?.[1];
  return slug === undefined ? null : referenceFromSlug(slug);
};

/** A piece in a list, and the how manyth it is. */
function pieceClicked(link: HTMLAnchorElement): EventPayload | null {
  const reference = referenceOf(link);
  if (reference === null) return null;
  const list = link.closest<HTMLElement>(LISTS);
  const pieces = [...(list?.querySelectorAll('a') ?? [])].map(referenceOf).filter((one) => one !== null);
  const [, index] = list?.dataset['foundBy']?.split(' ') ?? [];
  return {
    name: 'Product Clicked',
    properties: {
      product_id: String(reference),
      position: [...new Set(pieces)].indexOf(reference) + 1,
      ...(index ? { list_id: index } : {}),
    },
  };
}

/** What a press on a link tells, of all that it may be. */
export function clickEvents(
  link: HTMLAnchorElement,
  content: readonly unknown[],
  app: string | undefined,
): EventPayload[] {
  const path = link.getAttribute('href') ?? '';
  const words = wordsOf(link);
  const told: (EventPayload | null)[] = [declaredEvent(path, words, content)];
  if (app !== undefined && path === app)
    told.push({
      name: 'Download App',
      properties: { source: link.closest('header') ? 'Site_Header_button' : 'Site_Menu_button', link: path },
    });
  if (link.closest(SUGGESTIONS))
    told.push({ name: 'Quick search clicked', properties: { label: words, path: link.pathname } });
  else told.push(pieceClicked(link));
  return told.filter((event) => event !== null);
}

/** Hears presses on links, those that open a tab among them, before the page changes. */
export function onLinkPress(press: (link: HTMLAnchorElement) => void) {
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) press(link);
  };
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, hear, { capture: true, passive: true });
}
