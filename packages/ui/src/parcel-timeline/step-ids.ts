/** Message ids of parcel steps; an unknown step shows its code. */
export const stepIds: Record<string, string> = {
  paid: 'ui.parcel-timeline.paid',
  prepared: 'ui.parcel-timeline.prepared',
  grouped: 'ui.parcel-timeline.grouped',
  shipped: 'ui.parcel-timeline.shipped',
  delivered: 'ui.parcel-timeline.delivered',
  requested: 'ui.parcel-timeline.requested',
  handedOver: 'ui.parcel-timeline.handedOver',
  received: 'ui.parcel-timeline.received',
  refunded: 'ui.parcel-timeline.refunded',
};
