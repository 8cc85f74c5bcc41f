import { listOffers } from '../../modules/offers/index.ts';
import {
  limitOf,
  type GivenOptions,
  type OperationContext,
  type Operation,
  type Row,
  amountInEuros,
  text,
} from './operation.ts';

async function list({ services: { db } }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const limit = limitOf(given);
  return (await listOffers(db, limit)).map((offer): Row => ({
    offer: offer.id,
    item: offer.productReference,
    amount: amountInEuros(offer.amount),
    status: offer.status,
    made: offer.createdAt.toISOString(),
    until: offer.expiresAt.toISOString(),
  }));
}

export const OFFER_OPERATIONS: Readonly<Record<string, Operation>> = {
  'offers list': { parameters: [], options: { limit: text }, run: list },
};
