import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';

const OUTCOMES = ['declined', 'cancelled'] as const;

export type PaymentReturnProps = {
  /** Id of the heading above the pay button; absent in the cart, which has its own way to the payment. */
  paymentId?: string;
};

/** Shown to a buyer who returns from the payment page without paying: nothing was charged, and the ways on. */
export default function PaymentReturn({ paymentId }: PaymentReturnProps) {
  const [query] = useSearchParams();
  const locale = useLocale();
  const outcome = OUTCOMES.find((known) => known === query.get('payment'));
  if (!outcome) return null;
  return (
    <Alert
      tone={outcome === 'declined' ? 'error' : 'notice'}
      live
      title={<FormattedMessage id={`checkout.return.${outcome}.title`} />}
    >
      <p>
        <FormattedMessage id={`checkout.return.${outcome}.text`} />
      </p>
      {paymentId ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button asChild tone="ink" size="sm">
            <a href={`#${paymentId}`}>
              <FormattedMessage id="checkout.return.retry" />
            </a>
          </Button>
          <TextLink href={paths.cart(locale)} size="sm">
            <FormattedMessage id="checkout.backToCart" />
          </TextLink>
        </div>
      ) : null}
    </Alert>
  );
}
