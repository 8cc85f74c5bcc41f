import { FileLink } from '@patine/ui/file-link/FileLink';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';

/** One invoice per seller, and its credit notes. */
export function Invoices({ invoices }: { invoices: Order['invoices'] }) {
  const { formatMessage } = useIntl();
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices" className="mt-6">
      <h2 id="order-invoices" className="mb-1 text-lg font-semibold">
        <FormattedMessage id="account-order.invoices" />
      </h2>
      <ul>
        {invoices.map(({ id, kind, number, sellerName, url }) => (
          <li key={id}>
            <FileLink
              href={url}
              type="PDF"
              name={formatMessage({ id: `account-order.invoice.${kind}` }, { number, seller: sellerName })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
