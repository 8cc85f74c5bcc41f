import type { ReturnStatus } from '@patine/contract/operations';
import { Badge, type BadgeProps } from '@patine/ui/badge/Badge';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';

const TONES: Record<ReturnStatus, NonNullable<BadgeProps['tone']>> = {
  REQUESTED: 'warning',
  RECEIVED: 'progress',
  REFUNDED: 'success',
};

export type ReturnStateProps = {
  request: { status: ReturnStatus; sendBefore: string; refundedAt: string | null };
};

/** The state of a return with its day: the last one for its parcel, or that of the refund. */
export const ReturnState = ({ request: { status, sendBefore, refundedAt } }: ReturnStateProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
    <Badge tone={TONES[status]}>
      <FormattedMessage id={`account-returns.status.${status}`} />
    </Badge>
    {status === 'REFUNDED' && refundedAt === null ? null : (
      <span className="font-semibold tabular-nums">
        <FormattedMessage
          id={`account-returns.day.${status}`}
          values={{ date: <PlainDate value={refundedAt ?? sendBefore} /> }}
        />
      </span>
    )}
  </p>
);
