import { Alert } from '@patine/ui/alert/Alert';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { orderQuery } from '../../features/orders/order.query.ts';
import { useDeclareWithdrawal } from '../../features/returns/use-return.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { failureMessage } from '../../lib/failure-message.ts';
import { useApi, useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalConfirmation } from './WithdrawalConfirmation.tsx';

const ERRORS = { WITHDRAWAL_NOT_OPEN: 'withdrawal.error.WITHDRAWAL_NOT_OPEN' } as const;

/** The statutory right of withdrawal, with its own confirmation and no quotation before it. */
export default function WithdrawalPage() {
  const locale = useLocale();
  const id = useParams()['id'] ?? '';
  const { data: order } = useQuery(orderQuery(useApi(), id));
  const declare = useDeclareWithdrawal(id);
  if (!order) return null;
  return (
    <>
      <PageHead titleId="withdrawal.title" noindex />
      <PageHeading title={<FormattedMessage id="withdrawal.title" />}>
        <TextLink href={paths.order(locale, order.id)}>
          <FormattedMessage id="return-request.order" values={{ reference: order.reference }} />
        </TextLink>
      </PageHeading>
      {declare.error ? (
        <Alert tone="error" live className="mb-5">
          <FormattedMessage id={failureMessage(declare.error, ERRORS)} />
        </Alert>
      ) : null}
      {declare.data ? (
        <WithdrawalConfirmation order={order} declaration={declare.data} />
      ) : (
        <WithdrawalForm order={order} declaring={declare.isPending} onDeclare={declare.mutate} />
      )}
    </>
  );
}
