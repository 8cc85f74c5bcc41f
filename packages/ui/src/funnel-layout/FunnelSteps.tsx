import { useIntl } from 'react-intl';
import { Link } from '../link/Link.tsx';
import { stepVariants } from './funnel-layout.variants.ts';

export type FunnelStep = 'cart' | 'payment';

export type FunnelStepsProps = {
  /** Current step. */
  step: FunnelStep;
  /** URL of each step; undefined while it is not available. */
  hrefs: Record<FunnelStep, string | undefined>;
};

const labelIds: Record<FunnelStep, string> = {
  cart: 'ui.funnel-layout.cart',
  payment: 'ui.funnel-layout.payment',
};
const steps = Object.keys(labelIds) as FunnelStep[];

export function FunnelSteps({ step, hrefs }: FunnelStepsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'ui.funnel-layout.label' })}>
      <ol className="flex gap-4 max-[19em]:flex-wrap max-[19em]:gap-y-0 sm:gap-8">
        {steps.map((name, index) => {
          const current = name === step;
          const inside = (
            <>
              <span
                data-slot="step-number"
                className="grid size-6 place-items-center rounded-full border border-current text-xs font-semibold"
              >
                {index + 1}
              </span>
              {formatMessage({ id: labelIds[name] })}
            </>
          );
          const href = hrefs[name];
          return (
            <li key={name} aria-current={current ? 'step' : undefined}>
              {current || !href ? (
                <span className={stepVariants({ current })}>{inside}</span>
              ) : (
                <Link href={href} className={stepVariants({ current })}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
