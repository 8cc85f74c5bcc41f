import { cx } from 'class-variance-authority';
import { lazy, Suspense, useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { Slot } from '../slot/Slot.ts';
import { useTooltip } from './use-tooltip.ts';

const TooltipBubble = lazy(() => import('./TooltipBubble.tsx'));

export type TooltipProps = Omit<ComponentPropsWithRef<'span'>, 'content' | 'children'> & {
  /** A few words that help and that one can do without: a touch screen has no way to them. */
  text: ReactNode;
  /** What one points at or focuses: one button or link, with a name of its own. */
  children: ReactElement;
};

/** Comes with the pointer after a moment and with the focus at once; stays while one points at it; goes on Escape. */
export function Tooltip({ text, children, className, ...rest }: TooltipProps) {
  const id = useId();
  const { anchor, handlers } = useTooltip();
  return (
    <span data-slot="tooltip" className={cx('inline-flex', className)} {...rest} {...handlers}>
      <Slot aria-describedby={anchor ? id : undefined}>{children}</Slot>
      {anchor ? (
        <Suspense>
          <TooltipBubble id={id} anchor={anchor}>
            {text}
          </TooltipBubble>
        </Suspense>
      ) : null}
    </span>
  );
}
