import { changeBlocker, type OrderStatus } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { findAddress } from '../addresses/index.ts';
import { requireCustomer } from '../customers/index.ts';
import { changeDeliveryAddress } from '../orders/index.ts';
import { lockOwnOrder, readOwnOrder } from './own-order.ts';
import { notifySellersOfNewAddress } from '../refunds/index.ts';

/** Changes the address within the same country only, because the delivery price depends on the country. */
export const changeOrderAddress: Mutation<'changeOrderAddress'> = async (
  _root,
  { orderId, postalAddressBookEntryId },
  context,
) => {
  const { customerId } = requireCustomer(context);
  await context.db.transaction(async (tx) => {
    const { order, parcels } = await lockOwnOrder(tx, orderId, customerId);
    const blocker = changeBlocker({ status: order.status as OrderStatus, parcels });
    if (blocker) throw new ApiError(blocker);
    if (order.deliveryMethod === 'RELAY') throw new ApiError('DELIVERED_TO_RELAY');
    const entry = await findAddress(tx, { id: postalAddressBookEntryId, customerId });
    if (!entry) throw new ApiError('NOT_FOUND');
    if (entry.countryCode !== order.deliveryAddress.countryCode) throw new ApiError('ADDRESS_ELSEWHERE');
    await changeDeliveryAddress(tx, order.id, {
      firstName: entry.firstName,
      lastName: entry.lastName,
      companyName: entry.companyName,
      countryCode: entry.countryCode,
      addressLine1: entry.addressLine1,
      addressLine2: entry.addressLine2,
      postalCode: entry.postalCode,
      subDivision: entry.subDivision,
      cityName: entry.cityName,
      phoneNumber: entry.phoneNumber,
    });
    // Grouped parcels need no notice: the workshop reads the address when it ships them.
    if (order.deliveryType === 'DIRECT') await notifySellersOfNewAddress(tx, order.id, context.clock.now());
  });
  return readOwnOrder(context, orderId, customerId);
};
