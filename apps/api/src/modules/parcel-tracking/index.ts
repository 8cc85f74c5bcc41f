export { eventView } from './event-view.ts';
export { applyHistory } from './receive-event.ts';
export { eventsOf, returnParcelsByNumber, type CarrierEventRow } from './repository.ts';
