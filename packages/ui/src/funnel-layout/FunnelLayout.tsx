import Lock from 'lucide-react/icons/lock';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FunnelSteps, type FunnelStep } from './FunnelSteps.tsx';

export type FunnelLayoutProps = ComponentPropsWithRef<'div'> & {
  /** The logo with its link to the home page. */
  logo: ReactNode;
  /** Current step; none once the order is placed. */
  step?: FunnelStep | undefined;
  /** URL of the cart. */
  cartHref: string;
  /** URL of the payment step; absent while checkout is blocked. */
  paymentHref?: string | undefined;
  /** The page with its main element. */
  children: ReactNode;
};

export function FunnelLayout({
  logo,
  step,
  cartHref,
  paymentHref,
  children,
  className,
  ...rest
}: FunnelLayoutProps) {
  return (
    <div data-slot="funnel-layout" className={className} {...rest}>
      <header className="border-b border-line">
        <div className="wrap grid min-h-18 grid-cols-[1fr_auto] items-center gap-x-4 py-2 max-[19em]:grid-cols-1 md:grid-cols-[1fr_auto_1fr]">
          <div>{logo}</div>
          {step ? <FunnelSteps step={step} hrefs={{ cart: cartHref, payment: paymentHref }} /> : <span />}
          <p className="hidden items-center justify-end gap-1.5 text-sm text-muted md:flex">
            <Lock aria-hidden className="size-4" />
            <FormattedMessage id="ui.footer.payment" />
          </p>
        </div>
      </header>
      {children}
    </div>
  );
}
