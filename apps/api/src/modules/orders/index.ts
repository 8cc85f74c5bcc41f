export { deliverParcel, shipParcel } from './fulfilment.ts';
export { notifyOfParcel, type ParcelKind } from './notify-of-parcel.ts';
export { changeDeliveryAddress, moveLines, refreshStatus } from './order-changes-repository.ts';
export { orderReference } from './reference.ts';
export {
  abandonOrder,
  countOrders,
  findOrder,
  findOrderByReference,
  findOwnOrder,
  insertOrder,
  isSoldElsewhere,
  linesOf,
  listOrders,
  lockOrder,
  markPaid,
  ordersPage,
  parcelsOf,
  receivedOrders,
  type LineRow,
  type NewOrder,
  type OrderRow,
  type ParcelRow,
} from './repository.ts';
