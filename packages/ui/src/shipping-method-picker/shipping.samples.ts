import type { ShippingMethodFieldsFragment } from '@patine/contract/operations';
import { euros } from '@patine/core';

const method = (
  deliveryType: ShippingMethodFieldsFragment['deliveryType'],
  deliveryMethod: ShippingMethodFieldsFragment['deliveryMethod'],
  amount: number,
): ShippingMethodFieldsFragment => ({
  deliveryType,
  deliveryMethod,
  deliveryCarrier: deliveryMethod === 'RELAY' ? 'Mondial Relay' : 'Colissimo',
  numberOfParcels: deliveryType === 'GROUPED' ? 1 : 2,
  earliestDelivery: deliveryType === 'GROUPED' ? '2026-11-27' : '2026-11-25',
  latestDelivery: deliveryType === 'GROUPED' ? '2026-11-30' : '2026-11-28',
  amount: euros(amount),
  qualityControl: euros(deliveryType === 'GROUPED' ? 200 : 0),
  totalPrice: euros(amount + (deliveryType === 'GROUPED' ? 200 : 0)),
});

export const sampleMethods = [
  method('GROUPED', 'RELAY', 540),
  method('GROUPED', 'STANDARD', 650),
  method('GROUPED', 'TRACKED', 790),
  method('DIRECT', 'RELAY', 980),
  method('DIRECT', 'STANDARD', 1300),
  method('DIRECT', 'TRACKED', 1580),
];
