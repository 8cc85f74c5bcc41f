import { type Rows, forCustomers, forOwner } from './row.ts';
import type { OwnershipWorld } from './world.ts';

/** Indexes of the delivered order's items, one for each kind of action. */
const ITEMS = { withdrawn: 0, quoted: 1, requested: 2, returned: 3 };

const quotation = ({ received }: OwnershipWorld, item: number) => ({
  orderId: received.id,
  orderItemReturnQuotations: [{ orderItemId: received.itemIds[item], reason: 'unpleased', comment: null }],
});

/** Creates a return quotation of the owner for one item. */
async function quoted(world: OwnershipWorld, item: number) {
  const { quoteReturn } = await world.asOwner<{ quoteReturn: { id: string } }>(
    'mutation($orderId: ID!, $orderItemReturnQuotations: [OrderItemReturnQuotation!]!) { quoteReturn(orderId: $orderId, orderItemReturnQuotations: $orderItemReturnQuotations) { id } }',
    quotation(world, item),
  );
  return { orderId: world.received.id, returnQuotationId: quoteReturn.id };
}

const returns = new WeakMap<OwnershipWorld, Promise<string>>();

/** Creates the owner's return; later calls get the same one. */
const returned = (world: OwnershipWorld) => {
  const known =
    returns.get(world) ??
    quoted(world, ITEMS.returned).then(async (variables) => {
      const { requestReturn } = await world.asOwner<{ requestReturn: { id: string } }>(
        'mutation($orderId: ID!, $returnQuotationId: ID!) { requestReturn(orderId: $orderId, returnQuotationId: $returnQuotationId) { id } }',
        variables,
      );
      return requestReturn.id;
    });
  returns.set(world, known);
  return known;
};

export const ORDER_ROWS: Rows = {
  'Customer.orders': forCustomers(),
  'Customer.order': forOwner(({ open }) => ({ id: open.id })),
  'Customer.returnRequests': forCustomers(),
  'Customer.returnRequest': forOwner(async (world) => ({ id: await returned(world) })),
  'Mutation.changeOrderAddress': forOwner(({ open, addressId }) => ({
    orderId: open.id,
    postalAddressBookEntryId: addressId,
  })),
  'Mutation.cancelOrder': forOwner(({ open }) => ({ orderId: open.id })),
  'Mutation.declareWithdrawal': forOwner(({ received }) => ({
    orderId: received.id,
    orderItemIds: [received.itemIds[ITEMS.withdrawn]],
  })),
  'Mutation.quoteReturn': forOwner((world) => quotation(world, ITEMS.quoted)),
  'Mutation.requestReturn': forOwner((world) => quoted(world, ITEMS.requested)),
};
