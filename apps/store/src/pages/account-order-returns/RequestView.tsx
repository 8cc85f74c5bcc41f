import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../features/orders/order.query.ts';
import type { ReturnDraft } from '../../features/returns/return-draft.ts';
import { useQuoteReturn, useRequestReturn } from '../../features/returns/use-return.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ChooseItems } from './ChooseItems.tsx';
import { Quotation } from './Quotation.tsx';

const ERRORS = {
  RETURN_NOT_ELIGIBLE: 'return-request.error.RETURN_NOT_ELIGIBLE',
  QUOTATION_EXPIRED: 'return-request.error.QUOTATION_EXPIRED',
} as const;

/** Steps of a return: select items, see the quotation, confirm. */
export function RequestView({ order }: { order: Order }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReturnDraft>({});
  const quote = useQuoteReturn(order.id);
  const request = useRequestReturn(order.id);
  const error = quote.error ?? request.error;
  return (
    <>
      <PageHead titleId="return-request.title" noindex />
      <PageHeading title={<FormattedMessage id="return-request.title" />}>
        <TextLink href={paths.order(locale, order.id)}>
          <FormattedMessage id="return-request.order" values={{ reference: order.reference }} />
        </TextLink>
      </PageHeading>
      {error ? (
        <Alert tone="error" live className="mb-5">
          <FormattedMessage id={failureMessage(error, ERRORS)} />
        </Alert>
      ) : null}
      {quote.data ? (
        <Quotation
          items={order.parcels.flatMap(({ items }) =>
            items.flatMap(({ orderItem }) => (draft[orderItem.id] ? [orderItem] : [])),
          )}
          quotation={quote.data}
          validating={request.isPending || request.isSuccess}
          onBack={() => {
            quote.reset();
            request.reset();
          }}
          onValidate={(id) =>
            request.mutate(id, {
              onSuccess: ({ id: returnId }) => void navigate(paths.return(locale, returnId)),
            })
          }
        />
      ) : (
        <ChooseItems
          order={order}
          draft={draft}
          submitting={quote.isPending}
          onChange={setDraft}
          onSubmit={() => quote.mutate(draft)}
        />
      )}
    </>
  );
}
