import { Alert } from '@patine/ui/alert/Alert';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { OrderFacts } from '@patine/ui/order-card/OrderFacts';
import { PageHeading } from '@patine/ui/page-heading/PageHeading';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { TextLink } from '@patine/ui/text-link/TextLink';
import { FormattedMessage, useIntl } from 'react-intl';
import { atOneStage } from '../../features/orders/at-one-stage.ts';
import { RefundAmounts } from '../../features/returns/RefundAmounts.tsx';
import { ReturnState } from '../../features/returns/ReturnState.tsx';
import type { ReturnRequest } from '../../features/returns/returns.query.ts';
import { PageHead } from '../../layouts/PageHead.tsx';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { ReturnParcels } from './ReturnParcels.tsx';

export function ReturnView({ request }: { request: ReturnRequest }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { parcels, documentUrl, status } = request;
  const title = formatMessage({ id: 'account-return.title' }, { reference: request.reference });
  const isToSend = parcels.some(({ inPreparation }) => inPreparation) && documentUrl !== null;
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeading
        title={
          <FormattedMessage
            id="account-return.title"
            values={{ reference: <span className="whitespace-nowrap">{request.reference}</span> }}
          />
        }
      >
        <span className="text-sm tabular-nums">
          <OrderFacts
            facts={[
              <PlainDate key="day" value={request.requestedAt} />,
              <FormattedMessage
                key="pieces"
                id="account-returns.pieces"
                values={{ count: request.itemsCount }}
              />,
              <TextLink key="order" href={paths.order(locale, request.orderId)} size="sm">
                <FormattedMessage id="account-return.order" values={{ reference: request.orderReference }} />
              </TextLink>,
            ]}
          />
        </span>
      </PageHeading>
      <div className="mb-5 text-lg">
        <ReturnState request={request} />
      </div>
      {isToSend ? (
        <Alert className="mb-5" tone="notice">
          <p>
            <FormattedMessage id="account-return.next.text" values={{ count: parcels.length }} />
          </p>
          <Button asChild className="mt-3 mb-1">
            <Link href={documentUrl ?? ''} download>
              <span>
                <FormattedMessage id={`account-return.${parcels.length > 1 ? 'labels' : 'label'}`} />{' '}
                <span className="font-normal">PDF</span>
              </span>
            </Link>
          </Button>
        </Alert>
      ) : null}
      <div className="grid items-start gap-x-10 gap-y-8 2xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          {atOneStage(parcels).map((sent) => (
            <ReturnParcels key={sent[0]?.id} parcels={sent} />
          ))}
        </div>
        <section aria-labelledby="return-money" className="max-2xl:max-w-form 2xl:sticky 2xl:top-6">
          <h2 id="return-money" className="heading mb-4 text-2xl">
            <FormattedMessage id="account-return.money" />
          </h2>
          <div className="border border-line bg-surface p-5">
            <RefundAmounts
              paid={parcels.flatMap(({ items }) => items.map(({ paidAmount }) => paidAmount))}
              fees={request.fees}
              amount={request.amount}
              amountId={status === 'REFUNDED' ? 'account-return.amount' : 'account-return.amount.expected'}
            />
          </div>
        </section>
      </div>
    </>
  );
}
