import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../icon-button/IconButton.tsx';

export type ToastProps = Omit<ComponentPropsWithRef<'output'>, 'onClose'> & {
  /** True while it is shown. The component must stay mounted, so that its text is announced. */
  open: boolean;
  /** Called by its close button and after its duration. */
  onClose: () => void;
  /** Milliseconds until it closes by itself; paused while it is hovered or has focus. */
  duration?: number;
  /** A short message with at most one link. */
  children: ReactNode;
};

/** A temporary message. Below 55em it stays above a bar at the bottom of the screen. */
export function Toast({ open, onClose, duration = 8000, children, className, ...rest }: ToastProps) {
  return (
    <output
      data-slot="toast"
      className={cx(
        'pointer-events-none fixed block inset-x-4 bottom-22 z-toast sm:start-auto sm:w-96 lg:bottom-4',
        className,
      )}
      {...rest}
    >
      {open ? (
        <Ticket onClose={onClose} duration={duration}>
          {children}
        </Ticket>
      ) : null}
    </output>
  );
}

type TicketProps = Required<Pick<ToastProps, 'onClose' | 'duration' | 'children'>>;

/** Remounted each time: when closed while hovered, it never receives the leave event. */
function Ticket({ onClose, duration, children }: TicketProps) {
  const { formatMessage } = useIntl();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);

  return (
    <div
      className="pointer-events-auto flex animate-rise items-start gap-2 rounded bg-ink py-2 pe-2 ps-5 text-paper shadow-float outline-1 -outline-offset-6 outline-paper/40 outline-dashed"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="min-w-0 flex-1 py-2.5">{children}</div>
      <IconButton
        label={formatMessage({ id: 'ui.toast.close' })}
        className="focus-visible:outline-paper hover:bg-ink-soft"
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
