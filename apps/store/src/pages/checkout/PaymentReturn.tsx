import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

const OUTCOMES = ['declined', 'cancelled'] as const;

/** Shown to a buyer who returns from the payment page without paying. */
export default function PaymentReturn() {
  const [query] = useSearchParams();
  const outcome = OUTCOMES.find((known) => known === query.get('payment'));
  if (!outcome) return null;
  return (
    <Alert
      tone={outcome === 'declined' ? 'error' : 'notice'}
      live
      title={<FormattedMessage id={`checkout.return.${outcome}.title`} />}
    >
      <FormattedMessage id={`checkout.return.${outcome}.text`} />
    </Alert>
  );
}
