import { apiModule, tests } from '../named-tests.ts';
import { reason, statements, walk, type Row, type Statement } from '../statement.ts';
import { operationIs } from '../walks/requests.ts';
import { dataOf } from '../walks/query.ts';
import { customer, me, orderList, wishlist } from '../walks/customer.ts';
import { filled } from '../walks/fields.ts';
import { search } from '../walks/hits.ts';

const queries: Row[] = [
  ...['id', 'emailAddress', 'firstName', 'lastName', 'locale', 'publicWishlist.token'].map(
    (path) => [`me-${path.replace('.', '-')}`, `me answers ${path}`, filled(me, path)] as const,
  ),
  ['me-pseudo', 'me answers pseudo', filled(me, 'pseudo')],
  ['me-sizes', 'me answers the sizes', filled(me, 'sizes')],
  [
    'me-default-address',
    'me answers the default entry of the address book',
    filled(me, 'defaultPostalAddress.id'),
  ],
  ['me-addresses', 'me answers the entries of the address book', filled(me, 'postalAddresses.id')],
  [
    'me-number-of-orders',
    'me.orders with a limit of 0 answers their number',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { orders: { totalNumberOfItems: number } } }>(
        visit,
        '{ me { orders(limit: 0) { totalNumberOfItems } } }',
        {},
        page,
      );
      if (own.me.orders.totalNumberOfItems < 3) throw new Error(`${own.me.orders.totalNumberOfItems} orders`);
    }),
  ],
  [
    'number-of-orders-called',
    'The store asks for the number of orders, with their first page',
    operationIs(/\borders\([^)]*\)\s*\{\s*totalNumberOfItems\b/),
  ],
  ['me-has-order', 'me answers whether there is an order', filled(me, 'hasOrder')],
  ['has-order-called', 'The store asks whether there is an order', operationIs(/\bhasOrder\b/)],
  [
    'cart',
    'cart(id) answers the cart',
    tests(apiModule('carts/carts', 'a new cart is empty, and its id is 32 random bytes')),
  ],
  [
    'me-order',
    'me.order(id) answers an order',
    tests(
      apiModule(
        'customer-orders/customer-orders',
        'an order keeps its amounts and parcels when the catalogue changes',
      ),
    ),
  ],
  ['me-orders', 'me.orders answers ten a page', filled(orderList, 'items.id')],
  [
    'me-returns',
    'me.returnRequests answers ten a page',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { returnRequests: { items: unknown[] } } }>(
        visit,
        '{ me { returnRequests(limit: 10, page: 1) { items { id } } } }',
        {},
        page,
      );
      if (own.me.returnRequests.items.length < 2) throw new Error('the returns are not there');
    }),
  ],
  [
    'me-return',
    'me.returnRequest(id) answers a return',
    tests(
      apiModule(
        'return-requests/return-requests',
        'items are shipped, delivered, quoted, returned, received and refunded to the cent',
      ),
    ),
  ],
  [
    'me-wishlist-count',
    'me.wishlist with a limit of 0 answers the number',
    walk(async (visit) => {
      const { page } = await customer(visit);
      const own = await dataOf<{ me: { wishlist: { totalNumberOfItems: number } } }>(
        visit,
        '{ me { wishlist(limit: 0) { totalNumberOfItems } } }',
        {},
        page,
      );
      if (own.me.wishlist.totalNumberOfItems < 1) throw new Error('the wishlist is empty');
    }),
  ],
  [
    'me-wishlist-home',
    'me.wishlist with a limit of 20 answers the home page',
    filled(wishlist, 'products.reference'),
  ],
  [
    'public-wishlist',
    'publicWishlist answers 100 a page by its token',
    tests(
      apiModule(
        'wishlist/wishlist',
        'a wishlist is private until it is shared, and can be made private again',
      ),
    ),
  ],
  [
    'on-wishlist',
    'me.areProductsOnWishlist answers reference and likes',
    tests(
      apiModule(
        'wishlist/wishlist',
        'requested references that are on the wishlist are returned with their likes',
      ),
    ),
  ],
  [
    'product',
    'product(reference) answers the product in full',
    walk(async (visit) => {
      const { hits } = await search(visit, { hitsPerPage: 1 });
      const { product } = await dataOf<{ product: { name: string } }>(
        visit,
        'query($r: Int!) { product(reference: $r) { name description } }',
        { r: hits[0]?.reference },
      );
      if (!product.name) throw new Error('it has no name');
    }),
  ],
  [
    'product-tracking',
    'product(reference) answers a light form for tracking',
    operationIs(/query ProductTracking/),
  ],
];

/** Mutations of the specification, with what proves each. */
const MUTATIONS: Record<string, ReturnType<typeof tests>> = {
  createCustomer: tests(
    apiModule(
      'registration/registration',
      'a registration is stored as it was given, its password as argon2id',
    ),
  ),
  updateCustomer: tests(
    apiModule('customers/profile', 'a customer changes the given fields and keeps the others'),
  ),
  updateCustomerSizePreferences: tests(
    apiModule('customers/profile', 'sizes are stored once each, in the given order'),
  ),
  updateCustomerLocale: tests(apiModule('customers/profile', 'the language of the profile can be changed')),
  addPostalAddressToCustomer: tests(apiModule('addresses/addresses', 'an address is stored normalised')),
  updatePostalAddressOfACustomer: tests(
    apiModule(
      'addresses/addresses',
      'one address is the default: the first, then the selected one, then the oldest left',
    ),
  ),
  deleteAPostalAddressOfACustomer: tests(
    apiModule('addresses/addresses', '%s can neither change nor delete an address'),
  ),
  createCart: tests(apiModule('carts/carts', 'a new cart is empty, and its id is 32 random bytes')),
  addProductToCart: tests(
    apiModule(
      'carts/carts',
      'items are grouped by seller and added up',
      'a customization is stored if the product allows one, within its length',
    ),
  ),
  removeProductFromCart: tests(
    apiModule(
      'carts/carts',
      'an item is in a cart once, however often it is added, and can be removed twice',
    ),
  ),
  addDiscountToCart: tests(
    apiModule(
      'coupons/coupons',
      'a percentage coupon reduces the order value, is shown with its code and offer, and can be removed',
    ),
  ),
  removeDiscountFromCart: tests(
    apiModule(
      'coupons/coupons',
      'a percentage coupon reduces the order value, is shown with its code and offer, and can be removed',
    ),
  ),
  setShippingMethodToCart: tests(
    apiModule(
      'carts/shipping',
      'the total includes the selected method and its quality control, with delivery days',
      'relay delivery requires a service point, and other methods reject one',
    ),
  ),
  resetCartShippingMethod: tests(apiModule('carts/shipping', 'a method can be reset')),
  setCartDeliveryAddress: tests(
    apiModule(
      'carts/shipping',
      'shipping is quoted for France until the cart has an address, then for its country',
    ),
  ),
  cartCheckout: tests(
    apiModule(
      'payments/buy-once',
      'an item is bought: held, paid, sold, entered in the ledger, notified, and removed from the cart',
    ),
  ),
  addProductToWishlist: tests(
    apiModule('wishlist/wishlist', 'adding and removing are idempotent, and likes count customers'),
  ),
  removeProductFromWishlist: tests(
    apiModule('wishlist/wishlist', 'adding and removing are idempotent, and likes count customers'),
  ),
  quoteReturn: tests(
    apiModule(
      'return-requests/return-requests',
      'items are shipped, delivered, quoted, returned, received and refunded to the cent',
    ),
  ),
  requestReturn: tests(
    apiModule(
      'return-requests/return-requests',
      'items are shipped, delivered, quoted, returned, received and refunded to the cent',
    ),
  ),
  subscribeToNewsletter: tests(
    apiModule(
      'newsletter/newsletter',
      'a subscriber is asked to confirm, and gets the code after confirming',
    ),
  ),
  askPasswordReset: tests(
    apiModule(
      'customers/password-reset',
      'the mailed link sets a new password, ends every session and notifies the customer',
    ),
  ),
  resetPassword: tests(
    apiModule(
      'customers/password-reset',
      'the mailed link sets a new password, ends every session and notifies the customer',
    ),
  ),
  completeJeanLevisCalculator: tests(
    apiModule('jeans/jeans', 'emails the sizes with a link to the jeans, and no colour that does not exist'),
  ),
};

/** Arguments that the specification names, as the schema has them. */
const ARGUMENTS: Record<string, string[]> = {
  updateCustomer: ['customerUpdate'],
  updateCustomerSizePreferences: ['sizes'],
  updateCustomerLocale: ['locale'],
  addPostalAddressToCustomer: ['postalAddress'],
  updatePostalAddressOfACustomer: ['postalAddressBookEntryId', 'postalAddress'],
  deleteAPostalAddressOfACustomer: ['id'],
  createCustomer: ['customerCreate'],
  createCart: [],
  addProductToCart: ['cartId', 'productReference', 'productVariantId', 'customization'],
  removeProductFromCart: ['cartId', 'productReference', 'productVariantId'],
  addDiscountToCart: ['cartId', 'couponCode'],
  removeDiscountFromCart: ['cartId', 'couponCode'],
  setShippingMethodToCart: ['cartId', 'deliveryMethod', 'deliveryType', 'deliveryServicePointId'],
  resetCartShippingMethod: ['cartId'],
  setCartDeliveryAddress: ['cartId', 'postalAddressBookEntryId'],
  cartCheckout: ['cartId', 'paymentServiceProvider'],
  addProductToWishlist: ['productReference'],
  removeProductFromWishlist: ['productReference'],
  quoteReturn: ['orderId', 'orderItemReturnQuotations'],
  requestReturn: ['orderId', 'returnQuotationId'],
  subscribeToNewsletter: ['emailAddress', 'source'],
  askPasswordReset: ['emailAddress'],
  resetPassword: ['plainPassword', 'accessToken'],
  completeJeanLevisCalculator: ['emailAddress', 'criteria', 'sizes'],
};

type Schema = { __type: { fields: { name: string; args: { name: string }[] }[] } };

const mutations: Row[] = [
  ...Object.entries(ARGUMENTS).map(
    ([name, args]) =>
      [
        `${name}-variables`,
        `${name} takes ${args.join(', ') || 'nothing'}`,
        walk(async (visit) => {
          const { __type } = await dataOf<Schema>(
            visit,
            '{ __type(name: "Mutation") { fields { name args { name } } } }',
          );
          const given = __type.fields.find((field) => field.name === name)?.args.map((arg) => arg.name);
          const missing = args.filter((arg) => !given?.includes(arg));
          if (!given || missing.length > 0) throw new Error(`${name} lacks ${missing.join()}`);
        }),
      ] as const,
  ),
  ...Object.entries(MUTATIONS).map(([name, proof]) => [name, `${name} does what it says`, proof] as const),
  [
    'hidden-operations',
    'Texts and names of several operations',
    reason('The specification says that they are not shown.'),
  ],
];

export const operationCalls: Statement[] = [
  ...statements('7.query', queries),
  ...statements('7.mutation', mutations),
];
