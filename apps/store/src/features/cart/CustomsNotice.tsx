import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage, useIntl } from 'react-intl';

/** Duties that a customs office may ask for: nobody here takes them, and no total holds them. */
export default function CustomsNotice({ country }: { country: string }) {
  const { formatDisplayName } = useIntl();
  return (
    <Alert tone="notice" title={<FormattedMessage id="cart.customs.title" />}>
      <FormattedMessage
        id="cart.customs.text"
        values={{ country: formatDisplayName(country, { type: 'region' }) ?? country }}
      />
    </Alert>
  );
}
