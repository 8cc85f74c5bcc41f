import { cx } from 'class-variance-authority';
import type { PaymentServiceProvider } from '@patine/contract/operations';
import type { Money as MoneyValue } from '@patine/core';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { Money } from '../money/Money.tsx';

export type PaymentButtonsProps = ComponentPropsWithRef<'div'> & {
  /** Available providers, the main one first. */
  providers: readonly PaymentServiceProvider[];
  /** Amount to pay. */
  total: MoneyValue;
  /** Provider whose payment page is being opened. */
  loading?: PaymentServiceProvider | null;
  /** Why payment is not possible yet; absent when it is. */
  disabledReason?: ReactNode;
  /** True while the amount is being recalculated. */
  disabled?: boolean;
  /** Called with the provider of the clicked button. */
  onPay: (provider: PaymentServiceProvider) => void;
  /** Terms that the order accepts, above the buttons. */
  children?: ReactNode;
};

const labels: Record<PaymentServiceProvider, string> = {
  STRIPE: 'ui.payment-buttons.card',
  PAYPAL: 'ui.payment-buttons.paypal',
  INTERNAL: 'ui.payment-buttons.internal',
  SANDBOX: 'ui.payment-buttons.sandbox',
};

/** Status attribute as named in the specification. */
const statuses: Record<PaymentServiceProvider, string> = {
  STRIPE: 'loadingStripe',
  PAYPAL: 'loadingPaypal',
  INTERNAL: 'loadingInternal',
  SANDBOX: 'loadingSandbox',
};

/** Buttons that state the obligation to pay and the amount, as the law requires. */
export function PaymentButtons(props: PaymentButtonsProps) {
  const {
    providers,
    total,
    loading = null,
    disabledReason,
    disabled = false,
    onPay,
    children,
    className,
    ...rest
  } = props;
  if (providers.length === 0) devWarning('PaymentButtons', 'has no provider');
  const reasonId = useId();
  const { formatMessage } = useIntl();
  return (
    <div
      data-slot="payment-buttons"
      data-status={loading ? statuses[loading] : 'initial'}
      className={cx('grid gap-3', className)}
      {...rest}
    >
      {children ? <div className="text-sm text-muted">{children}</div> : null}
      {disabledReason ? (
        <p id={reasonId} className="border-s-[3px] border-garance bg-surface px-4 py-3">
          {disabledReason}
        </p>
      ) : null}
      {providers.length === 0 ? (
        <p className="rounded bg-ecru px-4 py-3">
          <FormattedMessage id="ui.payment-buttons.none" />
        </p>
      ) : null}
      {providers.map((provider, index) => (
        <Button
          key={provider}
          block
          tone={index === 0 ? 'primary' : 'line'}
          loading={loading === provider}
          disabled={disabled || Boolean(disabledReason) || (loading !== null && loading !== provider)}
          aria-describedby={disabledReason ? reasonId : undefined}
          onClick={() => onPay(provider)}
        >
          <span>
            {loading === provider ? (
              <FormattedMessage id="ui.payment-buttons.loading" values={{ provider }} />
            ) : (
              <FormattedMessage id={labels[provider]} values={{ total: <Money value={total} exact /> }} />
            )}
          </span>
        </Button>
      ))}
      <LiveRegion
        message={loading ? formatMessage({ id: 'ui.payment-buttons.loading' }, { provider: loading }) : ''}
      />
    </div>
  );
}
