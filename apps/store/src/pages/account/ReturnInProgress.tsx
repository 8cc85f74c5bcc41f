import { Money } from '@patine/ui/money/Money';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { ListedReturn } from '../../features/returns/returns.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { InProgressCard } from './InProgressCard.tsx';

/** A return that waits for its parcel or for its refund. */
export function ReturnInProgress({ request }: { request: ListedReturn }) {
  const locale = useLocale();
  const isToSend = request.status === 'REQUESTED';
  const products = request.parcels.flatMap(({ items }) => items.map(({ product }) => product));
  return (
    <InProgressCard
      image={products.flatMap(({ image }) => image?.id ?? [])[0]}
      state={{
        tone: isToSend ? 'warning' : 'progress',
        label: <FormattedMessage id={`account.inProgress.return.${isToSend ? 'toSend' : 'received'}`} />,
      }}
      title={
        <FormattedMessage
          id={isToSend ? 'account-returns.day.REQUESTED' : 'account.inProgress.return.refund'}
          values={{
            date: <PlainDate value={request.sendBefore} />,
            amount: <Money value={request.amount} exact />,
          }}
        />
      }
      names={products.map(({ name }) => name).join(', ')}
      action={{
        href: paths.return(locale, request.id),
        label: <FormattedMessage id={`account.inProgress.return.${isToSend ? 'prepare' : 'follow'}`} />,
        isUrgent: isToSend,
      }}
    >
      <p className="text-sm text-muted tabular-nums">
        <FormattedMessage id="account-return.title" values={{ reference: request.reference }} />
      </p>
    </InProgressCard>
  );
}
