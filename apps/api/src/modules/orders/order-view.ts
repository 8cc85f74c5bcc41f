import type {
  DeliveryMethod,
  DeliveryType,
  Order,
  OrderLine,
  OrderStatus,
  Parcel,
  Product,
} from '@patine/contract/resolvers';
import { alpha2Of } from '../addresses/countries.ts';
import { parcelSteps } from './parcel-steps.ts';
import type { LineRow, OrderRow, ParcelRow } from './repository.ts';
import { returnEligibility } from './return-eligibility.ts';

export type OrderParts = {
  lines: LineRow[];
  parcels: ParcelRow[];
  products: ReadonlyMap<number, Product>;
  now: Date;
};

/** Orders are in euros; the schema knows no other currency. */
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

function lineView(line: LineRow, deliveredAt: Date | null, { products, now }: OrderParts): OrderLine {
  const product = products.get(line.productReference);
  if (!product) throw new Error(`Product ${line.productReference} of an order is not in the catalogue`);
  const { customizationLabel: label, customizationValue: value } = line;
  const customization = label !== null && value !== null ? { label, value } : null;
  return {
    orderItem: {
      id: line.id,
      product,
      customization,
      paidAmount: euros(line.paidAmount),
      refundedAmount: euros(line.refundedAmount),
    },
    returnEligibility: returnEligibility(
      { status: line.status, isCustomised: customization !== null, deliveredAt },
      now,
    ),
  };
}

const parcelView = (order: OrderRow, parcel: ParcelRow, parts: OrderParts): Parcel => ({
  id: parcel.id,
  senderName: parcel.senderName,
  inPreparation: parcel.shippedAt === null && parcel.deliveredAt === null,
  trackingNumber: parcel.trackingNumber,
  trackingUrl: parcel.trackingUrl,
  shippingCondition: null,
  steps: parcelSteps(order, parcel),
  items: parts.lines
    .filter(({ parcelId }) => parcelId === parcel.id)
    .map((line) => lineView(line, parcel.deliveredAt, parts)),
});

/** An order as the contract shows it: every sum is the one that was stored when it was placed. */
export function orderView(order: OrderRow, parts: OrderParts): Order {
  const { productReduction, shippingReduction, qualityControlReduction, deliveryAddress } = order;
  return {
    id: order.id,
    reference: order.reference,
    status: order.status as OrderStatus,
    createdAt: order.createdAt.toISOString(),
    productCount: parts.lines.length,
    totalAmount: euros(order.totalAmount),
    totalAmountDetail: {
      productAmount: euros(order.productAmount),
      shippingAmount: euros(order.shippingAmount),
      qualityControlAmount: euros(order.qualityControlAmount),
    },
    reductionAmount: euros(productReduction + shippingReduction + qualityControlReduction),
    reductionAmountDetail: {
      productAmount: euros(productReduction),
      shippingAmount: euros(shippingReduction),
      qualityControlAmount: euros(qualityControlReduction),
    },
    productReductions: [],
    shippingReductions: [],
    refundedAmount: euros(order.refundedAmount),
    paidAmount: euros(order.paidAmount),
    deliveryAddress: {
      ...deliveryAddress,
      countryCodeAlpha2: alpha2Of(deliveryAddress.countryCode) ?? '',
      gpsCoordinates: null,
    },
    shippingMethod: {
      deliveryCarrier: order.deliveryCarrier,
      deliveryMethod: order.deliveryMethod as DeliveryMethod,
      deliveryType: order.deliveryType as DeliveryType,
      servicePoint: order.servicePoint,
    },
    parcels: parts.parcels.map((parcel) => parcelView(order, parcel, parts)),
  };
}
