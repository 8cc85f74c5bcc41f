import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useIntl } from 'react-intl';
import type { ScrollPosition } from '../carousel/use-scroll-position.ts';
import { IconButton } from '../icon-button/IconButton.tsx';

export type GalleryArrowsProps = {
  /** Scroll position of the row, and its setters. */
  place: ScrollPosition;
  /** Number of photographs; the arrows are disabled at the ends. */
  count: number;
};

/** On phones the position, and buttons at both sides for a mouse: a finger swipes. Before hydration they are invisible. */
export function GalleryArrows({ place, count }: GalleryArrowsProps) {
  const { formatMessage } = useIntl();
  if (count < 2) return null;
  const className = cx(
    'absolute top-1/2 -translate-y-1/2 sm:hidden pointer-coarse:hidden not-focus-visible:not-group-hover/gallery:opacity-0',
    place.ready ? '' : 'invisible',
  );
  return (
    <>
      <IconButton
        tone="paper"
        className={cx(className, 'start-3')}
        label={formatMessage({ id: 'ui.product-gallery.previous' })}
        disabled={place.atStart}
        onClick={() => place.step(-1)}
      >
        <ChevronLeft aria-hidden className="mirrored size-5" />
      </IconButton>
      <IconButton
        tone="paper"
        className={cx(className, 'end-3')}
        label={formatMessage({ id: 'ui.product-gallery.next' })}
        disabled={place.atEnd}
        onClick={() => place.step(1)}
      >
        <ChevronRight aria-hidden className="mirrored size-5" />
      </IconButton>
      <span className="pointer-events-none absolute end-16 bottom-5 rounded-full bg-paper/90 px-3 py-2 text-sm leading-none tabular-nums sm:hidden">
        {place.index + 1} / {count}
      </span>
    </>
  );
}
