import type { OrderSummary } from '@patine/ui/order-card/OrderCard';
import type { ListedOffer } from '../../features/offers/offers.query.ts';
import type { ListedReturn } from '../../features/returns/returns.query.ts';

/** True from the order until its last parcel is delivered, also while its payment is pending. */
export const isInProgress = ({ status, parcels }: Pick<OrderSummary, 'status' | 'parcels'>): boolean =>
  status === 'CHECKOUT' ||
  (status === 'PAID' &&
    parcels.some(({ steps }) => steps.some(({ code, at }) => code === 'delivered' && at === null)));

/** What a customer waits for beside orders, or has to do: offers and returns. */
export type InProgressItem =
  | { kind: 'offer'; id: string; offer: ListedOffer }
  | { kind: 'return'; id: string; request: ListedReturn };

const deadline = (item: InProgressItem): string =>
  item.kind === 'offer' ? item.offer.expiresAt : item.request.sendBefore;

const isCustomersTurn = (item: InProgressItem): boolean =>
  item.kind === 'offer' ? item.offer.status === 'ACCEPTED' : item.request.status === 'REQUESTED';

const byDeadline = (one: InProgressItem, other: InProgressItem): number =>
  deadline(one).localeCompare(deadline(other));

/**
 * Splits open offers and returns into those on which the customer has to act and those that wait for somebody else, each with the
 * nearest deadline first.
 */
export function inProgress(offers: readonly ListedOffer[], returns: readonly ListedReturn[]) {
  const open: InProgressItem[] = [
    ...offers
      .filter(({ status }) => status === 'ACCEPTED' || status === 'PENDING')
      .map((offer) => ({ kind: 'offer' as const, id: offer.id, offer })),
    ...returns
      .filter(({ status }) => status !== 'REFUNDED')
      .map((request) => ({ kind: 'return' as const, id: request.id, request })),
  ];
  return {
    toDo: open.filter(isCustomersTurn).toSorted(byDeadline),
    waiting: open.filter((item) => !isCustomersTurn(item)).toSorted(byDeadline),
  };
}
