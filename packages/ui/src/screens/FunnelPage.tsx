import type { ReactNode } from 'react';
import { FunnelLayout } from '../funnel-layout/FunnelLayout.tsx';
import { Logo } from '../logo/Logo.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { useScreenMessages } from './messages.ts';

export type FunnelPageProps = {
  /** Current step. */
  step: 'cart' | 'payment';
  /** Content of the box beside the page. */
  aside: ReactNode;
  /** The page. */
  children: ReactNode;
};

/** Cart or payment within its frame, with a box beside it. */
export function FunnelPage({ step, aside, children }: FunnelPageProps) {
  const { messages } = useScreenMessages();
  return (
    <FunnelLayout
      logo={<Logo href="/" size="sm" />}
      step={step}
      cartHref="/cart"
      paymentHref="/cart/checkout"
    >
      <main className="wrap py-8">
        {step === 'cart' ? (
          <PageHeading title={messages.cartTitle} aside={messages.threeItems} />
        ) : (
          <PageHeading title={messages.payment} />
        )}
        <div className="grid items-start gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid min-w-0 gap-8">{children}</div>
          <section className="grid min-w-0 gap-5 border border-line bg-surface p-5">
            <h2 className="heading text-2xl">{messages.order}</h2>
            {aside}
          </section>
        </div>
      </main>
    </FunnelLayout>
  );
}
