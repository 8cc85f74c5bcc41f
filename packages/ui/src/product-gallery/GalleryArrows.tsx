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

/** On phones the position, and buttons for a mouse: a finger swipes. Before hydration they are invisible and keep their space. */
export function GalleryArrows({ place, count }: GalleryArrowsProps) {
  const { formatMessage } = useIntl();
  if (count < 2) return null;
  const className = cx('pointer-events-auto pointer-coarse:hidden', place.ready ? '' : 'invisible');
  return (
    <div className="pointer-events-none absolute end-16 bottom-3 flex min-h-11 items-center gap-1 sm:hidden">
      <IconButton
        tone="paper"
        className={className}
        label={formatMessage({ id: 'ui.product-gallery.previous' })}
        disabled={place.atStart}
        onClick={() => place.step(-1)}
      >
        <ChevronLeft aria-hidden className="mirrored size-5" />
      </IconButton>
      <span className="rounded-full bg-paper/90 px-3 py-2 text-sm leading-none tabular-nums">
        {place.index + 1} / {count}
      </span>
      <IconButton
        tone="paper"
        className={className}
        label={formatMessage({ id: 'ui.product-gallery.next' })}
        disabled={place.atEnd}
        onClick={() => place.step(1)}
      >
        <ChevronRight aria-hidden className="mirrored size-5" />
      </IconButton>
    </div>
  );
}
