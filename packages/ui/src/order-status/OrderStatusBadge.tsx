import type { OrderStatus } from '@patine/contract/operations';
import { FormattedMessage } from 'react-intl';
import { Badge, type BadgeProps } from '../badge/Badge.tsx';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { parcelProgress } from './parcel-progress.ts';

type Look = { id: string; tone: NonNullable<BadgeProps['tone']> };

const looks: Record<OrderStatus, Look> = {
  CHECKOUT: { id: 'ui.order-status.checkout', tone: 'warning' },
  PAID: { id: 'ui.order-status.paid', tone: 'progress' },
  COMPLETED: { id: 'ui.order-status.completed', tone: 'success' },
  ABANDONED: { id: 'ui.order-status.abandoned', tone: 'neutral' },
  REFUNDED: { id: 'ui.order-status.refunded', tone: 'neutral' },
};

const paidLooks: Partial<Record<string, Look>> = {
  shipped: { id: 'ui.parcel-timeline.shipped', tone: 'progress' },
  delivered: { id: 'ui.parcel-timeline.delivered', tone: 'success' },
};

export type OrderStatusBadgeProps = Omit<BadgeProps, 'children' | 'tone'> & {
  /** Status of the order; determines label and colour. */
  status: OrderStatus;
  /** Parcels of the order: a paid one is further once all of them are. */
  parcels?: Parameters<typeof parcelProgress>[0];
};

export function OrderStatusBadge({ status, parcels, ...rest }: OrderStatusBadgeProps) {
  // A newer api may return a status that this page does not know.
  const known: Look | undefined = looks[status];
  const progress = status === 'PAID' && parcels ? parcelProgress(parcels) : null;
  const look = (progress ? paidLooks[progress] : undefined) ?? known;
  if (!look) devWarning('OrderStatusBadge', `has no words for “${status}”`);
  return (
    <Badge tone={look?.tone ?? 'neutral'} {...rest}>
      {look ? <FormattedMessage id={look.id} /> : status}
    </Badge>
  );
}
