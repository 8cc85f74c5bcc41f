import * as Radix from '@radix-ui/react-popover';
import X from 'lucide-react/icons/x';
import { useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';

export type PopoverPanelProps = {
  /** The button that it stands beside, and that gets the focus back. */
  anchor: HTMLElement;
  /** What the panel is about; its name. */
  title: string;
  /** Called by its cross, Escape and a press elsewhere. */
  onClose: () => void;
  /** What the panel tells or asks. */
  children: ReactNode;
};

/** Right after its button in the page, so that what reads the page in order meets it there. Escape leads out. */
export default function PopoverPanel({ anchor, title, onClose, children }: PopoverPanelProps) {
  const { formatMessage } = useIntl();
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  const leftForElsewhere = useRef(false);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Content
        data-slot="popover"
        aria-label={title}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className="relative z-overlay w-80 max-w-[calc(100vw-1rem)] animate-rise rounded border border-line bg-paper p-5 text-left shadow-float"
        onInteractOutside={(event) => {
          // A press on the button closes by itself; to close here as well would open it again.
          if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
          else leftForElsewhere.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leftForElsewhere.current) anchor.focus();
        }}
      >
        <p className="mb-2 pr-8 font-semibold">{title}</p>
        {children}
        <Radix.Close asChild>
          <IconButton label={formatMessage({ id: 'ui.popover.close' })} className="absolute top-2 right-1">
            <X aria-hidden className="size-5" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </Radix.Root>
  );
}
