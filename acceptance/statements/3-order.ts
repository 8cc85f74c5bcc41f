import { tests, ui } from '../named-tests.ts';
import { statements, walk, type Statement } from '../statement.ts';
import { dataOf } from '../walks/query.ts';
import { customer, orderList, orders, publicWishlist, returnRequest, wishlist } from '../walks/customer.ts';
import { fieldRows, filled } from '../walks/fields.ts';

const ORDER = [
  'id',
  'reference',
  ['totalAmount-amount', 'totalAmount.amount'],
  ['totalAmount-currency', 'totalAmount.currency'],
  ['totalAmountDetail-productAmount', 'totalAmountDetail.productAmount.amount'],
  ['totalAmountDetail-shippingAmount', 'totalAmountDetail.shippingAmount.amount'],
  ['totalAmountDetail-qualityControlAmount', 'totalAmountDetail.qualityControlAmount.amount'],
  ['reductionAmountDetail-productAmount', 'reductionAmountDetail.productAmount.amount'],
  ['reductionAmountDetail-shippingAmount', 'reductionAmountDetail.shippingAmount.amount'],
  ['reductionAmountDetail-qualityControlAmount', 'reductionAmountDetail.qualityControlAmount.amount'],
  ['reductionAmount', 'reductionAmount.amount'],
  ['product-reduction-code', 'productReductions.code'],
  ['product-reduction-offerDescription', 'productReductions.offerDescription'],
  ['product-reduction-amount', 'productReductions.amount.amount'],
  ['shipping-reduction-code', 'shippingReductions.code'],
  ['shipping-reduction-offerDescription', 'shippingReductions.offerDescription'],
  ['shipping-reduction-amount', 'shippingReductions.amount.amount'],
  ['refundedAmount', 'refundedAmount.amount'],
  ['paidAmount', 'paidAmount.amount'],
  ['address-firstName', 'deliveryAddress.firstName'],
  ['address-lastName', 'deliveryAddress.lastName'],
  ['address-companyName', 'deliveryAddress.companyName'],
  ['address-addressLine1', 'deliveryAddress.addressLine1'],
  ['address-addressLine2', 'deliveryAddress.addressLine2'],
  ['address-postalCode', 'deliveryAddress.postalCode'],
  ['address-cityName', 'deliveryAddress.cityName'],
  ['address-countryCode', 'deliveryAddress.countryCode'],
  ['carrier', 'shippingMethod.deliveryCarrier'],
  'createdAt',
  'productCount',
  'status',
  ['parcel-sender-name', 'parcels.senderName'],
  ['parcel-inPreparation', 'parcels.inPreparation'],
  ['parcel-trackingNumber', 'parcels.trackingNumber'],
  ['parcel-trackingUrl', 'parcels.trackingUrl'],
  ['parcel-shippingCondition', 'parcels.shippingCondition'],
  ['item-id', 'parcels.items.orderItem.id'],
  ['item-product-reference', 'parcels.items.orderItem.product.reference'],
  ['item-product-sizes', 'parcels.items.orderItem.product.variants.size'],
  ['item-product-slug', 'parcels.items.orderItem.product.slug'],
  ['item-product-name', 'parcels.items.orderItem.product.name'],
  ['item-product-image', 'parcels.items.orderItem.product.image.id'],
  ['item-product-pricing', 'parcels.items.orderItem.product.pricing.currentPrice.amount'],
  ['item-product-store', 'parcels.items.orderItem.product.store.name'],
  ['item-customization-label', 'parcels.items.orderItem.customization.label'],
  ['item-customization-value', 'parcels.items.orderItem.customization.value'],
  ['item-paidAmount', 'parcels.items.orderItem.paidAmount.amount'],
  ['item-refundedAmount', 'parcels.items.orderItem.refundedAmount.amount'],
  ['eligible', 'parcels.items.returnEligibility.eligible'],
  ['date-limit', 'parcels.items.returnEligibility.dateLimit'],
  ['ineligibility-reason', 'parcels.items.returnEligibility.ineligibilityReason'],
] as const;

const LIST = [
  ['id', 'items.id'],
  ['reference', 'items.reference'],
  ['totalAmount', 'items.totalAmount.amount'],
  ['createdAt', 'items.createdAt'],
  ['status', 'items.status'],
  ['productCount', 'items.productCount'],
] as const;

const RETURN = [
  'id',
  'requestedAt',
  ['order-reference', 'orderReference'],
  'itemsCount',
  ['amount', 'amount.amount'],
  'documentUrl',
  ['parcel-inPreparation', 'parcels.inPreparation'],
  ['parcel-recipient-name', 'parcels.recipientName'],
  ['parcel-items', 'parcels.items.id'],
  ['parcel-trackingNumber', 'parcels.trackingNumber'],
  ['parcel-trackingUrl', 'parcels.trackingUrl'],
] as const;

const REASONS = [
  'product_mismatched',
  'wrong_product_shipped',
  'unpleased',
  'product_worn_down',
  'shipping_too_long',
  'product_too_short',
  'product_too_big',
  'no_reason',
];

const WISHLIST = [
  'totalNumberOfItems',
  ['item-reference', 'items.reference'],
  ['item-likes', 'items.likes'],
  'page',
  'pages',
] as const;

/** A quotation is given for the piece that was kept, for this reason; it binds nobody. */
const takesReason = (code: string) =>
  walk(async (visit) => {
    const { page, orders: own } = await customer(visit);
    type Line = { orderItem: { id: string }; returnEligibility: { eligible: boolean } };
    const { me } = await dataOf<{ me: { order: { parcels: { items: Line[] }[] } } }>(
      visit,
      `query($id: ID!) {
        me { order(id: $id) { parcels { items { orderItem { id } returnEligibility { eligible } } } } }
      }`,
      { id: own.returned.id },
      page,
    );
    const line = me.order.parcels.flatMap(({ items }) => items).find((one) => one.returnEligibility.eligible);
    await dataOf(
      visit,
      `mutation($id: ID!, $items: [OrderItemReturnQuotation!]!) {
        quoteReturn(orderId: $id, orderItemReturnQuotations: $items) { id }
      }`,
      { id: own.returned.id, items: [{ orderItemId: line?.orderItem.id, reason: code, comment: null }] },
      page,
    );
  });

export const orderEntities: Statement[] = [
  ...statements('3.order', fieldRows('An order', orders, ORDER)),
  ...statements('3.order-list', fieldRows('An order in the list', orderList, LIST)),
  ...statements('3.return-request', [
    ...fieldRows('A return request', returnRequest, RETURN),
    [
      'label-to-download',
      'The document of a return is a label to download, as PDF',
      walk(async (visit) => {
        const { page } = await customer(visit);
        for await (const one of returnRequest(visit, 'documentUrl')) {
          const { documentUrl } = one as { documentUrl: string | null };
          const response = await page.request.get(documentUrl ?? '/none');
          if (response.headers()['content-type'] !== 'application/pdf')
            throw new Error(`the label is ${response.headers()['content-type']} with ${response.status()}`);
          return;
        }
      }),
    ],
    [
      'draft-list',
      'A return draft is a list of order items, each with a reason and a comment',
      tests(
        ui(
          'return-item-form/ReturnItemForm',
          'by keyboard an item is checked, a reason selected, a comment written, and all cleared',
        ),
      ),
    ],
    [
      'quotation-id',
      'A return quotation has an id',
      walk(async (visit) => {
        if ((await customer(visit)).quotation.id === '') throw new Error('the quotation has no id');
      }),
    ],
    [
      'quotation-fees',
      'A return quotation has fees with amount and currency',
      walk(async (visit) => {
        const { fees } = (await customer(visit)).quotation;
        if (!Number.isInteger(fees.amount) || fees.currency !== 'EUR') throw new Error(JSON.stringify(fees));
      }),
    ],
    ...REASONS.map(
      (code) =>
        [
          `reason-${code.replaceAll('_', '-')}`,
          `${code} is a reason for a return`,
          takesReason(code),
        ] as const,
    ),
    [
      'free-comment',
      'A return takes a free comment',
      tests(ui('return-item-form/ReturnItemForm', 'all eight reasons are available in %s')),
    ],
    [
      'contribution-fee',
      'A contribution to the return shipping applies',
      walk(async (visit) => {
        const { fees } = (await customer(visit)).quotation;
        if (fees.amount <= 0) throw new Error(`the contribution is ${fees.amount}`);
      }),
    ],
  ]),
  ...statements('3.wishlist', [
    ...fieldRows('A wishlist', wishlist, WISHLIST),
    ['owner', 'A shared wishlist has its owner', filled(publicWishlist, 'owner')],
    ['token', 'A shared wishlist has its token', filled(publicWishlist, 'token')],
    ['is-mine', 'A shared wishlist says whether it is mine', filled(publicWishlist, 'isMine')],
    ['public-page', 'A shared wishlist has its page', filled(publicWishlist, 'page')],
    ['public-pages', 'A shared wishlist has its number of pages', filled(publicWishlist, 'pages')],
    [
      'mine-by-token',
      'A wishlist is mine when its token is that of my own',
      walk(async (visit) => {
        const { page, wishlistToken } = await customer(visit);
        const query = `{ publicWishlist(token: "${wishlistToken}") { isMine } }`;
        const own = await visit.request<{ publicWishlist: { isMine: boolean } }>(query, {}, page);
        const other = await visit.request<{ publicWishlist: { isMine: boolean } }>(query);
        if (own.data?.publicWishlist.isMine !== true || other.data?.publicWishlist.isMine !== false)
          throw new Error('isMine is wrong');
      }),
    ],
    [
      'flag-per-reference',
      'The wishlist flags each reference that is asked about, with its likes',
      walk(async (visit) => {
        const { page } = await customer(visit);
        const { data } = await visit.request<{ me: { wishlist: { references: number[] } } }>(
          '{ me { wishlist(limit: 0) { references } } }',
          {},
          page,
        );
        const requests = data?.me.wishlist.references ?? [];
        const flags = await visit.request<{
          me: { areProductsOnWishlist: { reference: number; likes: number }[] };
        }>(
          'query($r: [Int!]!) { me { areProductsOnWishlist(productReferences: $r) { reference likes } } }',
          { r: [...requests, 1] },
          page,
        );
        const flagged = flags.data?.me.areProductsOnWishlist ?? [];
        if (
          requests.length === 0 ||
          flagged.length !== requests.length ||
          flagged.some(({ likes }) => likes < 1)
        )
          throw new Error(`${flagged.length} of ${requests.length} are flagged`);
      }),
    ],
    [
      'count',
      'The wishlist tells how many items it has',
      walk(async (visit) => {
        for await (const list of wishlist(visit, 'totalNumberOfItems'))
          if ((list as { totalNumberOfItems: number }).totalNumberOfItems < 3)
            throw new Error('not all are counted');
      }),
    ],
  ]),
];
