import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage, useIntl } from 'react-intl';

/** Notice about import duties, which are not part of any total. */
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
