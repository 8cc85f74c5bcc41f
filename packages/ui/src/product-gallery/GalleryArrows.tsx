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

/** The position and the previous and next buttons. The space of the counter is reserved before hydration. */
export function GalleryArrows({ place, count }: GalleryArrowsProps) {
  const { formatMessage } = useIntl();
  if (count < 2) return null;
  return (
    <div className="absolute bottom-3 left-3 flex min-h-11 items-center gap-1">
      <span className="rounded-full bg-paper/90 px-3 py-2 text-sm leading-none tabular-nums">
        {place.index + 1} / {count}
      </span>
      {place.ready ? (
        <>
          <IconButton
            tone="paper"
            label={formatMessage({ id: 'ui.product-gallery.previous' })}
            disabled={place.atStart}
            onClick={() => place.step(-1)}
          >
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            tone="paper"
            label={formatMessage({ id: 'ui.product-gallery.next' })}
            disabled={place.atEnd}
            onClick={() => place.step(1)}
          >
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </>
      ) : null}
    </div>
  );
}
