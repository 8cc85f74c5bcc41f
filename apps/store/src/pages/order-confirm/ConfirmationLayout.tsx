import type { ReactNode } from 'react';
import type { Order } from '../../features/orders/order.query.ts';
import { OrderedItems } from './OrderedItems.tsx';
import { OrderedPicture } from './OrderedPicture.tsx';

export type ConfirmationLayoutProps = {
  /** The page's heading, which says what became of the payment. */
  heading: ReactNode;
  /** Pieces and sums; undefined while they are loading, null where they cannot be read. */
  details: Order | null | undefined;
  /** The ticket and the next steps. */
  children: ReactNode;
};

/** The heading beside a picture, the ticket, and the pieces: below it, on wide screens beside it. */
export function ConfirmationLayout({ heading, details, children }: ConfirmationLayoutProps) {
  if (details === null)
    return (
      <div className="mx-auto grid max-w-140 gap-6 sm:py-8">
        {heading}
        {children}
      </div>
    );
  return (
    <div className="mx-auto grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-5 gap-y-6 max-2xl:max-w-[76rem] sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-8 sm:gap-y-8 sm:py-6 lg:grid-rows-[auto_1fr] lg:gap-x-14 2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_minmax(0,5fr)] 2xl:gap-x-10 min-[105em]:gap-x-14 print:flex! print:flex-col">
      <div className="col-start-2 min-w-0 self-center max-sm:text-sm max-sm:[&_h1]:text-3xl lg:self-end print:self-auto!">
        {heading}
      </div>
      <div className="grid min-w-0 content-start gap-6 max-lg:col-span-2 lg:col-start-2">{children}</div>
      <OrderedPicture order={details} />
      <OrderedItems order={details} />
    </div>
  );
}
