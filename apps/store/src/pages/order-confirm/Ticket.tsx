import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** A stitched label. */
export const Ticket = ({ children }: { children: ReactNode }) => (
  <div
    data-slot="order-ticket"
    className="relative border border-line bg-surface px-6 pt-11 pb-6 tabular-nums before:absolute before:inset-2 before:border before:border-dashed before:border-field/60 after:absolute after:top-5 after:left-1/2 after:size-3.5 after:-translate-x-1/2 after:rounded-full after:border after:border-field after:bg-paper sm:px-8 sm:pb-8"
  >
    {children}
  </div>
);

export type TicketEntryProps = {
  /** Message of its label. */
  id: string;
  className?: string;
  children: ReactNode;
};

/** A labelled value on a ticket. */
export const TicketEntry = ({ id, className, children }: TicketEntryProps) => (
  <div className={className}>
    <dt className="text-xs font-semibold tracking-label text-muted uppercase">
      <FormattedMessage id={id} />
    </dt>
    <dd className="mt-1 wrap-anywhere">{children}</dd>
  </div>
);
