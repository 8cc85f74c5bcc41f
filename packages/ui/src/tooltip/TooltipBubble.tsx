import * as Popper from '@radix-ui/react-popper';
import { useMemo, type ReactNode } from 'react';

export type TooltipBubbleProps = {
  /** Id that the anchor is described by. */
  id: string;
  /** What it stands at. */
  anchor: HTMLElement;
  /** A few words on what the anchor does. */
  children: ReactNode;
};

export default function TooltipBubble({ id, anchor, children }: TooltipBubbleProps) {
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={virtualRef} />
      <Popper.Content
        id={id}
        role="tooltip"
        side="top"
        sideOffset={6}
        collisionPadding={8}
        className="z-overlay max-w-64 animate-appear rounded bg-ink px-3 py-2 text-sm leading-snug text-paper shadow-float"
      >
        {children}
      </Popper.Content>
    </Popper.Root>
  );
}
