/** Name under which a card's picture becomes the first photograph of the gallery, which has it in its styles. */
const NAME = 'piece';

/**
 * True for a card's link: its page appears in a view transition, if the browser has them and the visitor does not avoid motion. Names
 * the card's picture, unless the page has a gallery already, because a name must be unique.
 */
export function startsViewTransition(anchor: Element | null): boolean {
  const picture = anchor
    ?.closest('[data-slot=product-card]')
    ?.querySelector<HTMLElement>('[data-slot=picture]');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  if (!document.querySelector('[data-slot=product-gallery]')) picture.style.viewTransitionName = NAME;
  return true;
}
