import { Alert } from '@patine/ui/alert/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Product } from '../../features/catalogue/product.query.ts';

/** Says why a product cannot be bought any more. */
export default function GoneNotice({ stateLabel }: Pick<Product, 'stateLabel'>) {
  const { formatMessage } = useIntl();
  return (
    <div className="mt-5">
      <Alert tone="info" title={formatMessage({ id: `product.state.${stateLabel ?? 'withdrawn'}` })}>
        <FormattedMessage id="product.goneText" />
      </Alert>
    </div>
  );
}
