import type { CarrierEvent, CarrierEventKind } from '@patine/contract/resolvers';
import type { CarrierEventRow } from './repository.ts';

export const eventView = ({ carrier, eventId, kind, at, place }: CarrierEventRow): CarrierEvent => ({
  id: `${carrier}:${eventId}`,
  kind: kind as CarrierEventKind,
  at: at.toISOString(),
  place,
});
