import type { DeclareWithdrawalMutation } from '@patine/contract/operations';
import { formatExactTime } from '@patine/core';
import { Alert } from '@patine/ui/alert/Alert';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { Button } from '@patine/ui/button/Button';
import { Link } from '@patine/ui/link/Link';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../features/orders/order.query.ts';
import { useLocale } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { privatePaths } from '../../private-paths.ts';
import { ReturnInstructions } from './ReturnInstructions.tsx';

export type WithdrawalConfirmationProps = {
  order: Order;
  declaration: DeclareWithdrawalMutation['declareWithdrawal'];
};

/** Confirms the recorded withdrawal: time, confirmation email and next steps. */
export function WithdrawalConfirmation({ order, declaration }: WithdrawalConfirmationProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const declared = order.parcels.flatMap(({ inPreparation, items }) =>
    items
      .filter(({ orderItem }) => declaration.orderItemIds.includes(orderItem.id))
      .map(({ returnEligibility, returnId }) => ({
        hasLeft: !inPreparation,
        isHere: returnEligibility.eligible,
        returnId,
      })),
  );
  const hasToSend = declared.some(({ hasLeft }) => hasLeft);
  const returnId = declared.find((line) => line.returnId)?.returnId;
  return (
    <div ref={place} tabIndex={-1} className="grid max-w-prose gap-5">
      <Alert tone="success" live title={<FormattedMessage id="withdrawal.done.title" />}>
        <p>
          <FormattedMessage
            id="withdrawal.done.when"
            values={{
              date: (
                <>
                  <PlainDate value={declaration.declaredAt} /> {formatExactTime(declaration.declaredAt)}
                </>
              ),
            }}
          />
        </p>
      </Alert>
      <p>
        <FormattedMessage id="withdrawal.done.mail" />
      </p>
      {hasToSend ? (
        <ReturnInstructions order={order} />
      ) : (
        <p>
          <FormattedMessage id="withdrawal.done.called" />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {returnId ? (
          <Button asChild>
            <Link href={paths.return(locale, returnId)}>
              <FormattedMessage id="account-order.return.link" />
            </Link>
          </Button>
        ) : null}
        {declared.some(({ isHere }) => isHere) ? (
          <Button asChild>
            <Link href={privatePaths.requestReturn(locale, order.id)}>
              <FormattedMessage id="withdrawal.prepare" />
            </Link>
          </Button>
        ) : null}
        <Button asChild tone="line">
          <Link href={paths.order(locale, order.id)}>
            <FormattedMessage id="withdrawal.back" />
          </Link>
        </Button>
      </div>
    </div>
  );
}
