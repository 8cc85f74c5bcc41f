import type { ReturnStatus } from '@patine/contract/operations';
import { Badge, type BadgeProps } from '@patine/ui/badge/Badge';
import { FormattedMessage } from 'react-intl';

const TONES: Record<ReturnStatus, NonNullable<BadgeProps['tone']>> = {
  REQUESTED: 'warning',
  RECEIVED: 'progress',
  REFUNDED: 'success',
};

export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <Badge tone={TONES[status]}>
    <FormattedMessage id={`account-returns.status.${status}`} />
  </Badge>
);
