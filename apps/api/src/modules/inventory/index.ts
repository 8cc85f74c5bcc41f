export {
  claimItems,
  countHeld,
  countHolds,
  countNetworkHolds,
  explainRefusedItems,
  lockNetwork,
  markItemsSold,
  releaseHolds,
  sweepHolds,
  takeHolds,
} from './holds-repository.ts';
export {
  countItemsByStatus,
  findItem,
  insertItems,
  lockItem,
  lockItemsOfProduct,
  offeredStatus,
  orderOfItem,
  setItemsOfferedByStore,
  updateImportedItems,
  type ItemRow,
} from './items-repository.ts';
export { relistItems, restoreItem, withdrawItem } from './listing.ts';
export { notifyWaitlist } from './notify-waitlist.ts';
export { endReservations, endReservationsOf, reserveItem } from './reservations-repository.ts';
