import { matchPage } from '../pages.ts';

/** Name under which a card's picture becomes the first photograph of the gallery, which has it in its styles. */
const NAME = 'piece';

/** Names the picture of a pressed card for the transition, unless the page has a gallery: a name must be unique. */
function nameForTransition(link: HTMLAnchorElement) {
  const picture = link.closest('[data-slot=product-card]')?.querySelector<HTMLElement>('[data-slot=picture]');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (!document.querySelector('[data-slot=product-gallery]')) picture.style.viewTransitionName = NAME;
  // Read by `follow-links.ts`.
  link.dataset['transition'] = '';
}

/**
 * Opens products in the same tab in windows narrower than the operator's width, with a view transition from the card's picture to the
 * gallery. Before `follow-links.ts`, which takes links of the same tab. The links in the HTML open a new tab at every width, so that the
 * server can cache the markup.
 */
export function openCards(sameTabBelow = 0) {
  const prepare = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || matchPage(link.pathname)?.name !== 'product') return;
    const isHere = innerWidth < sameTabBelow;
    if (link.target === '_blank' && isHere) link.target = '_self';
    else if (link.target === '_self' && !isHere) link.target = '_blank';
    if (type === 'click' && link.target !== '_blank') nameForTransition(link);
  };
  for (const type of ['pointerover', 'pointerdown', 'click'])
    document.addEventListener(type, prepare, { capture: true, passive: true });
}
