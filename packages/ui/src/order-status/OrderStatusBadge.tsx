import type { OrderStatus } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';

const looks: Record<OrderStatus, { id: string; tone: NonNullable<BadgeProps['tone']> }> = {
  CHECKOUT: { id: 'ui.order-status.checkout', tone: 'warning' },
  PAID: { id: 'ui.order-status.paid', tone: 'neutral' },
  COMPLETED: { id: 'ui.order-status.completed', tone: 'success' },
  ABANDONED: { id: 'ui.order-status.abandoned', tone: 'neutral' },
  REFUNDED: { id: 'ui.order-status.refunded', tone: 'neutral' },
};

export type OrderStatusBadgeProps = {
  status: OrderStatus;
};

export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
  const { id, tone } = looks[status];
  return (
    <Badge tone={tone}>
      <FormattedMessage id={id} />
    </Badge>
  );
}
