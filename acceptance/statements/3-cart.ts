import { apiModule, core, tests, ui } from '../named-tests.ts';
import { statements, walk, type Statement } from '../statement.ts';
import { dataOf } from '../walks/query.ts';
import { carts } from '../walks/customer.ts';
import { fieldRows, filled, type Source } from '../walks/fields.ts';
import { message } from '../walks/messages.ts';
import { cartPageSays } from '../walks/cart-page.ts';

const CART = [
  'id',
  'deliveryAddressId',
  ['sub-cart-store-id', 'subCarts.store.id'],
  ['sub-cart-store-name', 'subCarts.store.name'],
  ['sub-cart-store-slug', 'subCarts.store.slug'],
  ['sub-cart-store-country', 'subCarts.store.country'],
  ['item-product', 'subCarts.cartItems.product.reference'],
  ['item-customization-label', 'subCarts.cartItems.customization.label'],
  ['item-customization-value', 'subCarts.cartItems.customization.value'],
  ['shippingMethods', 'shippingMethods.deliveryMethod'],
  ['shippingMethod', 'shippingMethod.deliveryMethod'],
  ['coupon-code', 'coupon.code'],
  ['gift-card-code', 'giftCards.code'],
  ['service-point', 'deliveryServicePoint.servicePointId'],
  ['autoDiscount', 'autoDiscount.id'],
  ['autoDiscountHint', 'autoDiscountHint.leftAmount.amount'],
  ['estimated-parcels', 'estimatedParcels.senderName'],
  'supportedPaymentServiceProviders',
  ['priceDetails', 'priceDetails.totalAmount.amount'],
] as const;

const PRICE_DETAILS = [
  'productsCurrent',
  'productsReductions',
  ['productsReductionsDetail-code', 'productsReductionsDetail.code'],
  ['productsReductionsDetail-offerDescription', 'productsReductionsDetail.offerDescription'],
  ['productsReductionsDetail-amount', 'productsReductionsDetail.amount.amount'],
  'shipping',
  ['shipping-reduction-code', 'shippingReductionsDetail.code'],
  ['shipping-reduction-offerDescription', 'shippingReductionsDetail.offerDescription'],
  ['shipping-reduction-amount', 'shippingReductionsDetail.amount.amount'],
  'qualityControl',
  'qualityControlReductions',
  ['qualityControlReductionsDetail-code', 'qualityControlReductionsDetail.code'],
  ['qualityControlReductionsDetail-offerDescription', 'qualityControlReductionsDetail.offerDescription'],
  ['qualityControlReductionsDetail-amount', 'qualityControlReductionsDetail.amount.amount'],
  'totalAmount',
  'savings',
] as const;

const METHOD = [
  'deliveryMethod',
  'deliveryType',
  'deliveryCarrier',
  ['amount', 'amount.amount'],
  'numberOfParcels',
  ['qualityControl', 'qualityControl.amount'],
  ['totalPrice', 'totalPrice.amount'],
  ['parcel-sender-name', 'estimatedParcels.senderName'],
  ['parcel-sender-country', 'estimatedParcels.senderCountry'],
  ['parcel-products', 'estimatedParcels.productReferences'],
  ['parcel-shipping-amount', 'estimatedParcels.shippingAmount.amount'],
] as const;

const POINT = [
  'servicePointId',
  'name',
  'address',
  'countryCode',
  'postalCode',
  'cityName',
  'distanceMeter',
  ['opening-day', 'openingSchedule.day'],
  ['opening-hours', 'openingSchedule.hours'],
] as const;

const ITEM = [
  ['product-reference', 'product.reference'],
  'variantId',
  ['id', 'product.id'],
  ['name', 'product.name'],
  ['slug', 'product.slug'],
  ['stateLabel', 'product.availability'],
  ['size', 'product.variants.size'],
  ['image', 'product.image.id'],
  ['availability', 'product.availability'],
  ['pricing', 'product.pricing.currentPrice.amount'],
] as const;

const within = (path: string): Source =>
  async function* within(visit, selection) {
    const [first = '', ...rest] = path.split('.');
    const nested = rest.reduceRight((inner, name) => `${name} { ${inner} }`, selection);
    for await (const cart of carts(visit, `${first} { ${nested} }`)) {
      let value: unknown = (cart as Record<string, unknown>)[first];
      for (const name of rest)
        value = Array.isArray(value)
          ? value.flatMap((one: Record<string, unknown>) => one[name])
          : (value as Record<string, unknown>)[name];
      yield value;
    }
  };

const points: Source = async function* points(visit, selection) {
  const query = `{ servicePoints(countryCode: "FRA", postalCode: "75010", cityName: "Paris") { ${selection} } }`;
  yield (await dataOf<{ servicePoints: unknown }>(visit, query)).servicePoints;
};

export const cartEntities: Statement[] = [
  ...statements('3.cart', fieldRows('A cart', carts, CART)),
  ...statements('3.price-details', [
    ...fieldRows(
      'The price details of a cart',
      within('priceDetails'),
      PRICE_DETAILS.map((field) =>
        typeof field === 'string' ? ([field, `${field}.amount`] as const) : field,
      ),
    ),
    [
      'lines',
      'Each fee, each code and each reduction stands on a line of its own',
      tests(
        ui(
          'price-details/PriceDetails',
          'every fee and every code has its own line',
          'in English',
          'reductions without a code have their own line below the amount that they reduce',
          'distinguishes a code without a description, an automatic discount and gift cards',
        ),
      ),
    ],
    [
      'line-refunds-and-paid',
      'A receipt has lines for refunds and for what remains paid',
      tests(
        ui('receipt-table/ReceiptTable', 'a refund is shown with the rest of the total, in both languages'),
      ),
    ],
    [
      'balance',
      'Order value, fees and reductions add up to the total, and reductions to the savings',
      tests(
        core(
          'cart/price-details',
          'base amounts minus savings equal the amount due plus gift cards, and details add up to their totals',
        ),
      ),
    ],
    ['total-in-page', 'The cart tells its total', cartPageSays(/Total/)],
    ['savings-in-page', 'The cart tells what is saved', cartPageSays({ fr: /[ÉEé]conom/, en: /[Ss]av/ })],
  ]),
  ...statements('3.auto-discount', [
    ['id', 'An automatic discount has an id', filled(carts, 'autoDiscount.id')],
    [
      'percent',
      'An automatic discount has an amount, or a percentage',
      filled(carts, 'autoDiscount.percent'),
    ],
    [
      'amount',
      'An automatic discount may be an amount with its currency',
      tests(
        core(
          'delivery/auto-discount',
          'is the largest reduction, the first of equal ones, and never more than the carriage',
        ),
      ),
    ],
    [
      'minPricing',
      'An automatic discount has its least order value',
      filled(carts, 'autoDiscount.minPricing.amount'),
    ],
    [
      'deliveryCarrier',
      'An automatic discount has its carrier',
      filled(carts, 'autoDiscount.deliveryCarrier'),
    ],
    [
      'hint-left-amount',
      'A hint has the amount that is left',
      filled(carts, 'autoDiscountHint.leftAmount.amount'),
    ],
    [
      'hint-left-currency',
      'A hint has the currency of that amount',
      filled(carts, 'autoDiscountHint.leftAmount.currency'),
    ],
    ['hint-discount', 'A hint has the discount', filled(carts, 'autoDiscountHint.discount.id')],
    [
      'free-shipping',
      'A discount of 100 percent makes the delivery free',
      walk(async (visit) => {
        const selection =
          'autoDiscount { percent } priceDetails { shipping { amount } shippingReductions { amount } }';
        for await (const one of carts(visit, selection)) {
          const { autoDiscount, priceDetails } = one as {
            autoDiscount: { percent: number } | null;
            priceDetails: Record<'shipping' | 'shippingReductions', { amount: number }>;
          };
          if (
            autoDiscount?.percent === 100 &&
            priceDetails.shipping.amount === priceDetails.shippingReductions.amount
          )
            return;
        }
        throw new Error('no cart has a discount of 100 percent');
      }),
    ],
    [
      'incentive',
      'The cart says what is missing for a free or cheaper delivery',
      cartPageSays(message('cart.hint')),
    ],
  ]),
  ...statements('3.shipping-method', [
    ...fieldRows('A shipping method', within('shippingMethods'), METHOD),
    [
      'carrier-image',
      'Carrier images are under a path with the carrier in lower case',
      walk(async (visit) => {
        for await (const one of carts(visit, 'shippingMethods { deliveryCarrier }')) {
          const { shippingMethods } = one as { shippingMethods: { deliveryCarrier: string }[] };
          const carriers = [
            ...new Set(shippingMethods.map(({ deliveryCarrier }) => deliveryCarrier.toLowerCase())),
          ];
          for (const carrier of carriers) {
            const found = await Promise.all(
              ['svg', 'webp', 'png'].map((kind) => visit.get(`/carriers/${carrier}.${kind}`)),
            );
            if (
              !found.some(
                ({ status, headers }) => status === 200 && headers.get('content-type')?.startsWith('image/'),
              )
            )
              throw new Error(`there is no image at /carriers/${carrier}`);
          }
          return;
        }
      }),
    ],
  ]),
  ...statements('3.service-point', fieldRows('A service point', points, POINT)),
  ...statements('3.cart-item', fieldRows('A cart item', within('subCarts.cartItems'), ITEM)),
  ...statements('3.cart-item-shown', [
    [
      'sold-blocks',
      'An item that is sold says so in the cart',
      tests(ui('cart-line/CartLine', 'in a cart, an item that is %s is marked in %s')),
    ],
    [
      'group-by-store',
      'Items stand under their store',
      tests(
        ui('sub-cart/SubCart', 'items are below their seller, each with its remove button, in %s'),
        apiModule('carts/carts', 'items are grouped by seller and added up'),
      ),
    ],
  ]),
];
