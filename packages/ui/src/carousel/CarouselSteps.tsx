import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';
import type { ScrollPosition } from './use-scroll-position.ts';

export type CarouselStepsProps = {
  /** Scroll position of the list, and its setters. */
  place: ScrollPosition;
  /** Number of items. */
  count: number;
};

/**
 * The visible range and the previous and next buttons. Their space is reserved, so that nothing shifts when they
 * appear.
 */
export function CarouselSteps({ place, count }: CarouselStepsProps) {
  const { ready, atStart, atEnd, index, last, step } = place;
  const { formatMessage } = useIntl();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const press = (by: number) => {
    setPressed(true);
    step(by);
  };

  // A focused button that becomes disabled would lose focus, so the other button takes it.
  useLayoutEffect(() => {
    if (atEnd && !atStart && document.activeElement === next.current) previous.current?.focus();
    if (atStart && !atEnd && document.activeElement === previous.current) next.current?.focus();
  }, [atStart, atEnd]);

  const idle = !ready || (atStart && atEnd);
  return (
    <div className={cx('hidden items-center gap-1 sm:flex', idle && 'invisible')}>
      <p
        aria-live={pressed ? 'polite' : 'off'}
        className="me-1 min-w-20 text-end text-sm text-muted tabular-nums"
      >
        {idle ? null : (
          <bdi>{formatMessage({ id: 'ui.carousel.place' }, { first: index + 1, last: last + 1, count })}</bdi>
        )}
      </p>
      <IconButton
        ref={previous}
        label={formatMessage({ id: 'ui.carousel.previous' })}
        disabled={atStart}
        onClick={() => press(-1)}
      >
        <ChevronLeft aria-hidden className="mirrored size-6" />
      </IconButton>
      <IconButton
        ref={next}
        label={formatMessage({ id: 'ui.carousel.next' })}
        disabled={atEnd}
        onClick={() => press(1)}
      >
        <ChevronRight aria-hidden className="mirrored size-6" />
      </IconButton>
    </div>
  );
}
