import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { Spinner } from '@patine/ui/spinner/Spinner';
import { FormattedMessage } from 'react-intl';

export function PendingPayment() {
  return (
    <div aria-live="polite" aria-busy="true" className="grid justify-items-center gap-4 py-16 text-center">
      <Spinner />
      <PageHeading title={<FormattedMessage id="order-confirm.waiting.title" />}>
        <FormattedMessage id="order-confirm.waiting.text" />
      </PageHeading>
    </div>
  );
}
